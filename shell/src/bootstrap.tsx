import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { useAuth } from 'shared-api';
import { localeOf } from 'shared-ui';
import { ensureMessages } from './messages/catalogue';
import { keepOverrides } from './remotes/override';
import { readSite } from './remotes/site';
import { askAtStart } from './router/ask-first';
import { createRouter, initialized } from './router/router';
import { registerServiceWorker } from './service-worker/register';
import { TakeOver } from './take-over';
import { bearTranslators } from './translated-page';
import { yieldToBrowser } from './yield-to-browser';

/**
 * Milliseconds after which the frame is rendered without the page, so that it can be used meanwhile. What of the page
 * is there already is not taken away for a skeleton.
 */
const patienceWith = (drawn: Element | null): number => {
  const heading = drawn?.querySelector('main h1');
  return heading && getComputedStyle(heading).visibility !== 'hidden' ? 5000 : 1500;
};

/** Repairs what a mail program has made of a mailed link, before any page reads it; loaded only where it may be needed. */
const mendAddress = async (): Promise<void> => {
  const { mendedAddress } = await import('shared-api/mended-address');
  const given = location.href.slice(location.origin.length);
  const mended = mendedAddress(given);
  if (mended !== given) history.replaceState(history.state, '', mended);
};

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  bearTranslators();
  keepOverrides();
  if (/token|signature|[^\w/]$|%..$/.test(location.href)) await mendAddress().catch(() => undefined);
  await readSite();
  askAtStart(location.pathname);
  // Loaded in parallel with the remote's own files, which the router begins to load.
  const texts = ensureMessages(localeOf(location.pathname)).catch(() => undefined);
  void useAuth.getState().restore();
  await yieldToBrowser();
  const router = createRouter();
  const firstPage = initialized(router);
  await yieldToBrowser();
  const drawn = root.querySelector(':scope > [data-static]');
  const page = createRoot(root);

  const render = () =>
    page.render(
      <StrictMode>
        <TakeOver root={root} drawn={drawn}>
          <RouterProvider router={router} />
        </TakeOver>
      </StrictMode>,
    );

  // Waits to render once, with the first page, instead of first a skeleton and then the page.
  const ready = Promise.all([texts, firstPage]);
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, patienceWith(drawn)))]);
  // A skeleton would have no place for what somebody is typing.
  if (drawn?.querySelector(':focus')) await ready;
  // In a transition React renders in small steps and yields to the browser. The provider subscribes to the
  // router only once rendered: while the first page may still load or fail, it must be rendered in one step.
  if (router.state.initialized) startTransition(render);
  else render();
  // The worker fetches every file again, which must not delay the first page.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(registerServiceWorker);
  else setTimeout(registerServiceWorker, 2000);
};

void start();
