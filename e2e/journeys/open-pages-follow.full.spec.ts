import { patience } from '../../infra/bootstrap/patience.mjs';
import { arrangePlayer, arrangeSession } from '../support/club';
import { journeyLocales } from '../support/locales';
import { openAs, uniqueName } from '../support/people';
import { expect, test } from '../support/test';

/** An open page asks for changes every few seconds. */
const soon = expect.configure({ timeout: 10_000 * patience });

for (const { language, t, path, longDate } of journeyLocales('en')) {
  test(`an open schedule follows what others do, without a reload (${language})`, async ({
    page,
    browser,
    request,
  }) => {
    const session = await arrangeSession(request, { maxCapacity: 1 });
    const date = longDate(session.sessionDate);
    await openAs(page, await arrangePlayer(request, uniqueName('ouverte')), path('schedule'));
    await page.getByLabel(t('schedule.search')).fill(date);
    await expect(page.getByText(t('ui.capacity.places', { taken: 0, capacity: 1 })).first()).toBeVisible();
    await page.evaluate(() => document.documentElement.setAttribute('data-loaded-once', ''));

    const other = await (await browser.newContext()).newPage();
    await openAs(
      other,
      await arrangePlayer(request, uniqueName('autre')),
      path('attendanceConfirmation', { sessionId: session.id }),
    );
    await other.getByRole('button', { name: t('attendance.yes'), exact: true }).click();
    await expect(other.getByRole('heading', { name: t('attendance.success.title') })).toBeVisible();
    await soon(page.getByText(t('ui.capacity.places', { taken: 1, capacity: 1 })).first()).toBeVisible();

    await page.getByRole('button', { name: t('schedule.waiting.joinOn', { date }) }).click();
    await expect(page.getByText(t('session.waiting', { position: 1 })).first()).toBeVisible();

    await other.goto(path('attendanceConfirmation', { sessionId: session.id }));
    await other.getByRole('button', { name: t('attendance.no'), exact: true }).click();
    // Somebody waits, so that it asks first.
    const question = other.getByRole('alertdialog');
    await question.getByRole('button', { name: t('link.other.no') }).click();
    await expect(
      other.getByRole('heading', { name: t('attendance.declined.title'), exact: true }),
    ).toBeVisible();
    await soon(page.getByText(t('session.attending')).first()).toBeVisible();

    await expect(page.locator('html[data-loaded-once]')).toHaveCount(1);
    await other.context().close();
  });
}
