import type { Page } from '@playwright/test';

/** As if the browser had long had the page's document, whose answers it then does not take: it asks the API. */
export const withOldDocument = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(PerformanceResourceTiming.prototype, 'serverTiming');
  });
