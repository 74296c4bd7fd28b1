/** By the page's location: what was asked when it was opened. */
const openings = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Asks what a mailed link does when it is opened: once for each opening, though the page is made anew when somebody logs
 * in or out meanwhile. What has failed may be asked again.
 * @param opening the page's location
 * @param what tells several questions of one page apart
 */
export const askOnce = <Reply>(opening: object, what: string, ask: () => Promise<Reply>): Promise<Reply> => {
  const asked = openings.get(opening) ?? new Map<string, Promise<unknown>>();
  openings.set(opening, asked);
  const known = asked.get(what) as Promise<Reply> | undefined;
  if (known) return known;
  const reply = ask();
  asked.set(what, reply);
  reply.catch(() => asked.delete(what));
  return reply;
};
