import type { Page } from '@playwright/test';

/** All text of the page for readers and screen readers, except text marked as another language. */
export const readableOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest('script, style, noscript, [lang]:not(html)'))
        found.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'content'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest('[lang]:not(html)')) found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });
