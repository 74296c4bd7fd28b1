import type { Page } from '@playwright/test';

/** Records what a page runs and fetches, from its first script on: loaders remove their elements again. */
export const recordUses = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const used = new Set<string>();
    Object.assign(globalThis, { usedAddresses: used });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src) used.add(node.src);
    }).observe(document, { childList: true, subtree: true });
    const { fetch } = globalThis;
    globalThis.fetch = (input, options) => {
      used.add(new URL(input instanceof Request ? input.url : input, location.href).href);
      return fetch(input, options);
    };
  });
};

/** The scripts that a page has preloaded and not run, and the answers that it has preloaded and not fetched. */
export const unusedPreloads = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { usedAddresses } = globalThis as unknown as { usedAddresses: Set<string> };
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]:is([as=script], [as=fetch])')]
      .map(({ href }) => href)
      .filter((href) => !usedAddresses.has(href));
  });
