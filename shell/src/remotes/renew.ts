/** The time-out in milliseconds: the next attempt follows in any case. */
export const limit = 2000;

/**
 * Requests a file bypassing the browser's cache. A damaged file fails its integrity check, and browsers keep using the
 * cached copy: without this a retry would fail without a request.
 */
export const renew = async (url: string): Promise<void> => {
  try {
    const reply = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(limit) });
    await reply.arrayBuffer();
  } catch {
    // The next attempt reports it.
  }
};
