/** A call that answers on demand. */
export const later = () => {
  let release: (reply?: unknown) => void = () => {};
  const reply = new Promise((resolve) => {
    release = resolve;
  });
  return { reply: () => reply, release };
};

/** A call that gives these answers one by one, then repeats the last. */
export const inTurn =
  (...replies: unknown[]) =>
  () =>
    replies.length > 1 ? replies.shift() : replies[0];
