/** How long nobody waits for it, in milliseconds: the next attempt comes with it or without it. */
const limit = 2000;

/**
 * Asks for a file past what the browser keeps. A file that arrived damaged fails its integrity check, and browsers go
 * on trying the copy that they have: without this a further attempt would fail without asking anybody.
 */
export const renew = async (url: string): Promise<void> => {
  try {
    const reply = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(limit) });
    await reply.arrayBuffer();
  } catch {
    // The attempt that follows finds out for itself.
  }
};
