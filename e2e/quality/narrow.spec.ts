import { loggedIn, people } from '../support/people';
import { languages, routes } from '../support/routes';
import { settled } from '../support/settled';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 320, height: 700 } });

for (const [who, pairs] of Object.entries(routes)) {
  for (const [index, language] of languages.entries()) {
    test(`${who}: no page in ${language} scrolls sideways at 320 px`, async ({ page }) => {
      if (who !== 'anyone') await loggedIn(page, people[who as keyof typeof people]);
      for (const pair of pairs) {
        await page.goto(pair[index] as string);
        await settled(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, pair[index]).toBeLessThanOrEqual(0);
      }
    });
  }
}
