import type { Page } from '@playwright/test';

/** Records the scripts that a page runs, from its first one on: loaders remove their elements again. */
export const recordScripts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const run = new Set<string>();
    Object.assign(globalThis, { runScripts: run });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src) run.add(node.src);
    }).observe(document, { childList: true, subtree: true });
  });
};

/** The scripts that a page has preloaded and not run. */
export const unusedPreloads = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { runScripts } = globalThis as unknown as { runScripts: Set<string> };
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')]
      .map(({ href }) => href)
      .filter((href) => !runScripts.has(href));
  });
