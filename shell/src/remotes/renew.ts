import { noteRetry } from './trace';

/** The time-out in milliseconds: the next attempt follows in any case. */
const limit = 2000;

/**
 * Requests a file bypassing the browser's cache. A damaged file fails its integrity check, and browsers keep using the
 * cached copy: without this a retry would fail without a request.
 * @returns whether it is served; a proxy's page in its place is none
 */
export const renew = async (url: string): Promise<boolean> => {
  try {
    const reply = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(limit) });
    await reply.arrayBuffer();
    return reply.ok && /script|css/.test(reply.headers.get('Content-Type') ?? '');
  } catch {
    // The next attempt reports it.
    return false;
  }
};

/**
 * Waits before a file is tried again, and renews it meanwhile.
 * @returns whether it is served
 */
export const beforeRetry = async (url: string, wait: number): Promise<boolean> => {
  noteRetry(url);
  const pause = new Promise((resolve) => setTimeout(resolve, wait));
  return (await Promise.all([renew(url), pause]))[0];
};
