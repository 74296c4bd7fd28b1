import type { Page } from '@playwright/test';

const letter = { width: 718, height: 900 };

/** What a printed page, in the dark theme, shows that belongs to the screen. Restores the page's width and media. */
export async function screenOnPaper(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize(letter);
  const found = await page.evaluate(() => {
    const screenOnly =
      'a[href="#content"], [role="banner"], header:has(nav), nav, footer, button, .MuiButton-root';
    const shown = [...document.querySelectorAll(`:is(${screenOnly}):not(.MuiAccordionSummary-root)`)];
    const heading = document.querySelector('h1');
    const [red = 0, green = 0, blue = 0] =
      (heading ? getComputedStyle(heading).color : '').match(/\d+/g) ?? [];
    return [
      ...shown.filter((element) => element.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 160)),
      ...(Number(red) + Number(green) + Number(blue) > 380 ? ['a light heading on white paper'] : []),
    ];
  });
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
  return found;
}
