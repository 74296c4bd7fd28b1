import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { stores } from './stores';

const limit = 3000;
// One page serves every address.
const key = '/';

/** The page without the static HTML of its address: the cached copy serves other addresses too. */
const blank = async (page: Response): Promise<Response> => {
  const html = await page.text();
  return new Response(html.replace(/<!-- drawn -->(?:(?!<!-- drawn -->).)*<!-- \/drawn -->/s, ''), page);
};

/** Fetches the page, and falls back to the cached one when the network does not answer in time. */
export const answerPage = async ({
  request,
}: Pick<RouteHandlerCallbackOptions, 'request'>): Promise<Response> => {
  const kept = await caches.open(stores.page);
  const ask = async (signal?: AbortSignal) => {
    const page = await fetch(request, signal && { signal });
    if (page.ok && page.headers.get('content-type')?.startsWith('text/html'))
      await kept.put(key, await blank(page.clone()));
    return page;
  };
  try {
    return await ask(AbortSignal.timeout(limit));
  } catch {
    return (await kept.match(key)) ?? ask();
  }
};
