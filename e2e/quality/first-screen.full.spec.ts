import { settled } from '../../infra/checks/settled';
import { startingWith } from '../support/catalogues';
import { journeyLocales } from '../support/locales';
import { openAs, people } from '../support/people';
import { expect, test } from '../support/test';

/** A phone's screen, and the part not covered by the bar at the bottom. */
const screen = { width: 390, height: 844 };
const free = screen.height - 64;

test.use({ viewport: screen });

for (const { language, t, path } of journeyLocales('fr')) {
  test(`the schedule's first session can be answered without scrolling (${language})`, async ({ page }) => {
    await page.goto(path('schedule'));
    await settled(page);
    await expect(page.getByRole('switch', { name: t('schedule.availableOnly') })).toBeVisible();
    const action = page.locator('article').first().locator('a').last();
    const box = await action.boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(free);
  });

  test(`a player's first session can be answered without scrolling (${language})`, async ({ page }) => {
    await openAs(page, people.player, path('schedule'));
    await settled(page);
    const answers = page
      .getByRole('group', { name: startingWith(t('session.answer', { date: '' })) })
      .first();
    const box = await answers.boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(free);
  });

  test(`the whole answer fits one screen (${language})`, async ({ page }) => {
    await openAs(page, people.player, path('attendanceConfirmation'));
    await settled(page);
    const answers = page.locator('form').getByRole('group');
    const box = await answers.boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(free);
  });
}

test('on a screen lower than 400 px no bar stays over what is read', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/schedule');
  await settled(page);
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('header, nav')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.tagName),
  );
  expect(fixed).toEqual([]);
});
