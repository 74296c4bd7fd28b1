import AxeBuilder from '@axe-core/playwright';
import { loggedIn, people } from '../support/people';
import { languages, routes, themes } from '../support/routes';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const [who, pairs] of Object.entries(routes)) {
  for (const [index, language] of languages.entries()) {
    for (const theme of themes) {
      test(`${who}: every page in ${language}, ${theme}, meets WCAG 2.2 AA`, async ({ page }) => {
        test.slow();
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        if (who !== 'anyone') await loggedIn(page, people[who as keyof typeof people]);
        for (const pair of pairs) {
          const path = pair[index] as string;
          await page.goto(path);
          await settled(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
          const told = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
          );
          expect.soft(told, `${path} (${theme})`).toEqual([]);
        }
      });
    }
  }
}
