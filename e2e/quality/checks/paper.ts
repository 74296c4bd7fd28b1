import type { Page } from '@playwright/test';

const letter = { width: 718, height: 900 };

/**
 * What a printed page, in the dark theme, shows that belongs to the screen, or has no room for. Restores the page's width
 * and media.
 */
export async function screenOnPaper(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  // A table keeps the width that it has on the screen.
  const widest = await page.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll('.MuiDataGrid-row')].map(({ scrollWidth }) => scrollWidth)),
  );
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const zoom = await page.evaluate(() => {
    const table = document.querySelector('.MuiDataGrid-root');
    return table ? Number(getComputedStyle(table).zoom) : 1;
  });
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
  if (widest * zoom > letter.width) found.push(`a table of ${widest} px, at ${zoom} of its size`);
  return found;
}
