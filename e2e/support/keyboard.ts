import { expect, type Locator, type Page } from '@playwright/test';

/** Whether the focus is visible: an outline of the element or of its frame. */
export const focusShows = (page: Page) =>
  page.evaluate(() => {
    const outlined = (element: Element | null) =>
      element !== null &&
      Number.parseFloat(getComputedStyle(element).outlineWidth) > 0 &&
      getComputedStyle(element).outlineStyle !== 'none';
    for (let at = document.activeElement, up = 0; at && up < 4; at = at.parentElement, up++)
      if (outlined(at)) return true;
    return false;
  });

/** Presses Tab until `target` has the focus, which must be visible. @param key another one, to go back */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  const there = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key);
    if (await there()) {
      await expect.poll(() => focusShows(page), `the focus shows on ${target}`).toBe(true);
      return;
    }
  }
  throw new Error(`the Tab key never came to ${target}`);
}
