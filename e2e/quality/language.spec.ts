import type { Page } from '@playwright/test';
import { foreignTo } from '../support/catalogues';
import { loggedIn, people } from '../support/people';
import { languages, routes } from '../support/routes';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

/** Everything on the page that is read or read out. */
const readable = (page: Page) =>
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

for (const [who, pairs] of Object.entries(routes)) {
  for (const [index, language] of languages.entries()) {
    test(`${who}: pages in ${language} speak no other language`, async ({ page }) => {
      if (who !== 'anyone') await loggedIn(page, people[who as keyof typeof people]);
      const { whole, parts } = foreignTo(language);
      for (const pair of pairs) {
        await page.goto(pair[index] as string);
        await settled(page);
        const seen = await readable(page);
        expect(seen.length, `${pair[index]} shows something`).toBeGreaterThan(10);
        const foreign = seen.filter((text) => whole.has(text) || parts.some((part) => text.includes(part)));
        expect.soft(foreign, pair[index]).toEqual([]);
      }
    });
  }
}
