import type { Page } from '@playwright/test';

/** The page's heading once the app has replaced the build's drawing. */
export const appHeading = '#root:not(:has(> [data-static])) main h1';

/** Waits until the app shows the page's heading, and nothing on the page is loading. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator(appHeading).first().waitFor();
  await page.locator('main [aria-busy="true"], .MuiSkeleton-root').first().waitFor({ state: 'detached' });
};
