import { arrangeCaller, arrangeSession } from '../support/club';
import { asAdmin } from '../support/console';
import { journeyLocales } from '../support/locales';
import { openAs } from '../support/people';
import { changeSettings } from '../support/settings';
import { startToday } from '../support/starts';
import { expect, test } from '../support/test';

const weekBefore = 7 * 24 * 60;

for (const { language, t, path, date } of journeyLocales('en')) {
  test(`once answers have closed the page says since when, and promises nothing (${language})`, async ({
    page,
    request,
    quiet,
  }) => {
    const session = await arrangeSession(request, startToday());
    const { player, call } = await arrangeCaller(request, 'tard');
    const title = page.getByRole('heading', { level: 1 });
    const day = date(session.sessionDate, 'shortDay');
    await openAs(page, player, path('attendanceConfirmation', { sessionId: session.id }));
    await expect(title).toHaveText(t('session.title.unanswered', { date: day }));

    await changeSettings(request, () => ({ answersCloseMinutes: weekBefore }));
    try {
      await page.getByRole('button', { name: t('attendance.yes'), exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.reload();
      await expect(title).toHaveText(t('session.title.closed', { date: day }));
      await expect(page.getByRole('heading', { name: t('attendance.closed.title') })).toBeVisible();
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await page.goto(path('schedule'));
      await expect(page.getByRole('article').first()).toBeVisible();
    } finally {
      await changeSettings(request, () => ({ answersCloseMinutes: 0 }));
    }
    // The browser logs the refused answer.
    quiet.length = 0;
    expect(await call('get', '/api/v1/Payments/mine')).toEqual([]);
    await page.close();
    await (await asAdmin(request)).remove(`/api/v1/Sessions/${session.id}`);
  });
}
