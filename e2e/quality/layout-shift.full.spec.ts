import type { Page } from '@playwright/test';
import { settled } from '../../infra/checks/settled';
import { arrangeCaller, arrangeSession } from '../support/club';
import { locales } from '../support/locales';
import { loggedIn, people } from '../support/people';
import { expect, test } from '../support/test';

const { path } = locales.en;

/** How far a page may move while it loads: half of what the browser's makers call good. */
const limit = 0.05;

test.use({ viewport: { width: 390, height: 844 } });

/** Opens a page whose calls are answered late. @returns how far its content has moved */
const shiftOf = async (page: Page, address: string): Promise<number> => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        const all = globalThis as unknown as { shifted: number };
        if (!hadRecentInput) all.shifted += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route(/\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  return page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
};

for (const name of ['home', 'schedule', 'mySessions', 'myAttendance', 'attendanceConfirmation'] as const)
  test(`a slow first load moves nothing: ${name}`, async ({ page }) => {
    await loggedIn(page, people.player);
    expect(await shiftOf(page, path(name))).toBeLessThan(limit);
  });

test('a slow first load moves nothing: the answer of a mailed link', async ({ page, request }) => {
  const { player, call } = await arrangeCaller(request, 'lent');
  const { id: sessionId } = await arrangeSession(request);
  const { id: userId } = await call<{ id: string }>('get', '/api/v1/Users/me');
  await loggedIn(page, player);
  const address = path('attendanceLink', { sessionId, userId, attending: 'true' });
  expect(await shiftOf(page, address)).toBeLessThan(limit);
});
