import type { Page } from '@playwright/test';

const narrow = { width: 320, height: 700 };

/** By how many pixels the page scrolls sideways at 320 px, and what overflows. Restores the page's width. */
export async function sidewaysAt320(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(narrow);
  const found = await page.evaluate(async () => {
    // Charts and grids measure themselves a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map((element) => `${scrollWidth - clientWidth} px: ${element.outerHTML.slice(0, 160)}`);
  });
  if (before) await page.setViewportSize(before);
  return found;
}
