import type { Page } from '@playwright/test';

/** Waits until the app has replaced the build's drawing of the page, its heading shows and nothing on it is loading. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('#root:not(:has(> [inert])) h1').first().waitFor();
  await page.locator('main [aria-busy="true"], .MuiSkeleton-root').first().waitFor({ state: 'detached' });
};
