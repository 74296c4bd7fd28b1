import type { Page } from '@playwright/test';
import { pathIn } from '../support/paths';
import { languages } from '../support/routes';
import { expect, test } from '../support/test';

const pages = ['home', 'schedule', 'about', 'plan', 'faq'] as const;
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

/** A text and where it stands; its width is that of the lines, whatever the box around them. */
const placeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const lines = document.createRange();
    lines.selectNodeContents(element);
    const { left, top, width, height } = lines.getBoundingClientRect();
    const round = Math.round;
    return {
      text: element.textContent,
      left: round(left),
      top: round(top),
      width: round(width),
      height: round(height),
    };
  });

const fontsCame = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

for (const [screen, viewport] of Object.entries(screens)) {
  for (const language of languages) {
    test.describe(`${screen}, ${language}`, () => {
      test.use({ viewport });

      for (const name of pages) {
        test(`the title of ${name} is there before the app, where the app will have it`, async ({ page }) => {
          let start = () => {};
          const held = new Promise<void>((resolve) => {
            start = resolve;
          });
          await page.route(/\/assets\/main\./, async (route) => {
            await held;
            await route.continue();
          });
          await page.goto(pathIn(language, name), { waitUntil: 'commit' });
          await expect(page.locator('.first-paint [data-part="lead"]')).toBeVisible();
          await fontsCame(page);
          const title = await placeOf(page, '.first-paint [data-part="title"]');
          const lead = await placeOf(page, '.first-paint [data-part="lead"]');
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);

          start();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('.first-paint')).toBeHidden();
          await fontsCame(page);
          expect(await placeOf(page, '#root main h1')).toEqual(title);
          expect(await placeOf(page, '#root main h1 + p')).toEqual(lead);
        });
      }
    });
  }
}
