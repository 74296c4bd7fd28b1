import type { Locator, Page } from '@playwright/test';
import { arrangePlayer, arrangeSession } from '../support/club';
import { field } from '../support/fields';
import { journeyLocales } from '../support/locales';
import { uniqueName } from '../support/people';
import { expect, test } from '../support/test';

/** Whether the focus is visible: an outline of the element or of its frame. */
const focusShows = (page: Page) =>
  page.evaluate(() => {
    const outlined = (element: Element | null) =>
      element !== null &&
      Number.parseFloat(getComputedStyle(element).outlineWidth) > 0 &&
      getComputedStyle(element).outlineStyle !== 'none';
    for (let at = document.activeElement, up = 0; at && up < 4; at = at.parentElement, up++)
      if (outlined(at)) return true;
    return false;
  });

/** Presses Tab until `target` has the focus, which must be visible. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const there = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await there()) {
      expect(await focusShows(page), `the focus shows on ${target}`).toBe(true);
      return;
    }
  }
  throw new Error(`the Tab key never came to ${target}`);
}

for (const { language, t, path, address, longDate } of journeyLocales('fr')) {
  test(`from the login to a place with the keyboard alone (${language})`, async ({ page, request }) => {
    const session = await arrangeSession(request);
    const player = await arrangePlayer(request, uniqueName('clavier'));
    const date = longDate(session.sessionDate);
    const { keyboard } = page;

    await page.goto(path('login'));
    await expect(page.getByRole('form', { name: t('login.title') })).toBeVisible();
    const skip = page.getByRole('link', { name: t('ui.action.skip') });
    await keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await keyboard.press('Enter');

    await tabTo(page, field(page, t('ui.field.username')));
    await keyboard.type(player.username);
    await tabTo(page, page.locator('input[type="password"]'));
    await keyboard.type(player.password);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(address('schedule'));

    await tabTo(page, page.getByLabel(t('schedule.search')));
    await keyboard.type(date);
    await tabTo(page, page.getByRole('button', { name: t('session.more', { date }) }));
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: t('session.noteOn', { date }) }));
    await keyboard.press('Enter');

    await tabTo(page, page.getByRole('button', { name: t('attendance.yes'), exact: true }));
    await keyboard.press('Enter');
    // The result has the focus, so that it is read out.
    await expect(page.getByRole('heading', { name: t('attendance.success.title') })).toBeFocused();
  });
}
