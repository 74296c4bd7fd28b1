/** A call that answers on demand. */
export const later = () => {
  let release: (reply?: unknown) => void = () => {};
  const reply = new Promise((resolve) => {
    release = resolve;
  });
  return { reply: () => reply, release };
};
