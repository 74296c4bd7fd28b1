import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { caches as names } from './names';

const limit = 3000;
// One page serves every address.
const key = '/';

/** Asks the network for the page, and takes the kept one when the network does not answer in time. */
export const answerPage = async ({ request }: RouteHandlerCallbackOptions): Promise<Response> => {
  const kept = await caches.open(names.page);
  try {
    const page = await fetch(request, { signal: AbortSignal.timeout(limit) });
    if (page.ok && page.headers.get('content-type')?.startsWith('text/html'))
      await kept.put(key, page.clone());
    return page;
  } catch {
    return (await kept.match(key)) ?? fetch(request);
  }
};
