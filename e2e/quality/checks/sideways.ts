import type { Page } from '@playwright/test';

const narrow = { width: 320, height: 700 };

/**
 * By how many pixels the page scrolls sideways at 320 px, with text of its size and of twice its size (WCAG 1.4.4,
 * 1.4.10), and what overflows or is cut off by its card. Restores the page.
 */
export async function sidewaysAt320(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(narrow);
  const found = await page.evaluate(async () => {
    const root = document.documentElement;
    const overflowing = async (size: string) => {
      root.style.fontSize = size;
      // Charts and grids measure themselves a frame later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { scrollWidth, clientWidth } = root;
      const cut = [...document.querySelectorAll('main .MuiCard-root')]
        .filter((card) => card.scrollWidth > card.clientWidth + 1)
        .map((card) => `cut off (${size}): ${card.outerHTML.slice(0, 160)}`);
      if (scrollWidth <= clientWidth) return cut;
      return [...document.querySelectorAll('main *, header *, footer *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .slice(0, 5)
        .map((element) => `${scrollWidth - clientWidth} px (${size}): ${element.outerHTML.slice(0, 160)}`);
    };
    const all = [...(await overflowing('100%')), ...(await overflowing('200%'))];
    root.style.fontSize = '';
    return all;
  });
  if (before) await page.setViewportSize(before);
  return found;
}
