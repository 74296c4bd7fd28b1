import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core';
import { caches as names } from './names';

const limit = 3000;

/** The schedule's public calls. */
const paths = ['/api/v1/Sessions/available', '/api/v1/Sessions/upcoming', '/api/v1/Settings/club'];

export const isPublicCall = ({ url, request, sameOrigin }: RouteMatchCallbackOptions): boolean =>
  sameOrigin && request.method === 'GET' && paths.includes(url.pathname);

const isPersonal = (request: Request): boolean => request.headers.has('authorization');

/** The same request without a login: personal data must not be cached. */
const anonymous = ({ url, headers }: Request): Request =>
  new Request(url, {
    headers: { 'accept-language': headers.get('accept-language') ?? '' },
    credentials: 'omit',
  });

const keep = async (request: Request, reply: Response): Promise<void> => {
  if (reply.ok) await (await caches.open(names.public)).put(request.url, reply);
};

/**
 * Network first, with the cached answer as fallback. Answers to logged-in people are never cached; the public one is
 * fetched for offline use.
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
