import type { Page } from '@playwright/test';

/** The smallest target in CSS pixels (WCAG 2.5.8), here for links within a text, too. */
const smallest = 24;

/** Links and buttons that are lower than a finger's target, as texts with their heights; what is only read out is left out. */
export const smallTargetsOn = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const found = [...document.querySelectorAll<HTMLElement>('a[href], button, [role="button"], summary')];
    return found.flatMap((element) => {
      const heights = [...element.getClientRects()].map(({ height }) => height);
      const { width } = element.getBoundingClientRect();
      const height = Math.max(...heights);
      // One pixel: visible to screen readers, or until focused.
      if (heights.length === 0 || width <= 1 || height <= 1 || height >= least) return [];
      return [`${element.textContent.trim() || element.getAttribute('aria-label')}: ${height.toFixed(1)}`];
    });
  }, smallest);
