import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { isPage } from './files';
import { stores } from './stores';

const limit = 3000;
// One page serves every address.
const key = '/';

/** The page without the static HTML and the answers of its address: the cached copy serves others too, at any time. */
const blank = (html: string): string =>
  html.replace(/<!-- (drawn|answers) -->(?:(?!<!-- \1 -->).)*<!-- \/\1 -->/gs, '');

/** Whether it is the site's document (shell/src/index.html), and not that of a network that wants a login, or of a proxy. */
const isOurs = (html: string): boolean => /<html [^>]*data-build=/.test(html);

const keep = async (page: Response, kept: Cache): Promise<void> => {
  if (!page.ok || !isPage(page)) return;
  const html = await page.text();
  if (isOurs(html)) await kept.put(key, new Response(blank(html), page));
};

/**
 * Fetches the page, and falls back to the kept one when the network does not answer in time, or a proxy says that the
 * server does not.
 */
export const answerPage = async ({
  request,
}: Pick<RouteHandlerCallbackOptions, 'request'>): Promise<Response> => {
  const kept = await caches.open(stores.page);
  const ask = async (signal?: AbortSignal) => {
    const page = await fetch(request, signal && { signal });
    await keep(page.clone(), kept);
    return page;
  };
  const page = await ask(AbortSignal.timeout(limit)).catch(() => undefined);
  if (page && page.status < 500) return page;
  return (await kept.match(key)) ?? page ?? ask();
};
