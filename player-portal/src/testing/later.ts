/** A call that answers on demand. */
export const later = () => {
  let release: (reply?: unknown) => void = () => {};
  const reply = new Promise((resolve) => {
    release = resolve;
  });
  return { reply: () => reply, release };
};

/** A call that answers in turn; the last answer stays. */
export const inTurn =
  (...replies: unknown[]) =>
  () =>
    replies.length > 1 ? replies.shift() : replies[0];
