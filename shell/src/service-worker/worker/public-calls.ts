import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core';
import { caches as names } from './names';

const limit = 3000;

/** What the schedule is drawn from; anybody may see it. */
const paths = ['/api/v1/Sessions/available', '/api/v1/Sessions/upcoming', '/api/v1/Settings/club'];

export const isPublicCall = ({ url, request, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.method === 'GET' && paths.includes(url.pathname);

const isPersonal = (request: Request): boolean => request.headers.has('authorization');

/** The same question as a stranger would ask it: what is kept must not be anybody's own. */
const anonymous = ({ url, headers }: Request): Request =>
  new Request(url, {
    headers: { 'accept-language': headers.get('accept-language') ?? '' },
    credentials: 'omit',
  });

const keep = async (request: Request, reply: Response): Promise<void> => {
  if (reply.ok) await (await caches.open(names.public)).put(request.url, reply);
};

/**
 * Asks the network, and answers with what was kept when there is none. An answer to somebody who is logged in is
 * never kept; the public one is fetched for the day when they are offline.
 */
export const answerPublic = async ({ request, event }: RouteHandlerCallbackOptions): Promise<Response> => {
  try {
    const reply = await fetch(request, { signal: AbortSignal.timeout(limit) });
    const kept = isPersonal(request)
      ? fetch(anonymous(request)).then((stranger) => keep(request, stranger))
      : keep(request, reply.clone());
    event.waitUntil(kept.catch(() => undefined));
    return reply;
  } catch {
    const cache = await caches.open(names.public);
    return (await cache.match(request.url)) ?? fetch(request);
  }
};
