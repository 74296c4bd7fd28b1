import { arrangeCaller, arrangeSession, changeSession, fillSession } from '../support/club';
import { asAdmin } from '../support/console';
import { journeyLocales } from '../support/locales';
import { openAs } from '../support/people';
import { startIn } from '../support/starts';
import { expect, test } from '../support/test';

const called = { en: 'First yes wins.', fr: 'Le premier oui l’emporte.' };
const missed = { en: 'Someone else was quicker', fr: 'Quelqu’un a été plus rapide' };

// A club of its own: no other session may lie between its two, which begin at the hour at which it is run.
test.use({ environment: { DEMO_DATA: 'true' } });

for (const { language, t, path, date } of journeyLocales('fr')) {
  test(`who missed out is a step further; a call goes to all who wait, and the first yes wins (${language})`, async ({
    page,
    request,
  }) => {
    const arrange = (name: string) => arrangeCaller(request, name, 'Sofia', language);
    const [plays, early, missedOut] = [await arrange('joue'), await arrange('tot'), await arrange('etoile')];
    const admin = await asAdmin(request);
    for (const { id } of await admin.call<{ id: string }[]>('get', '/api/v1/Sessions/upcoming'))
      await admin.remove(`/api/v1/Sessions/${id}`);

    // The previous session, for which somebody waited in vain.
    const last = await arrangeSession(request, { maxCapacity: 1 });
    await plays.answer(last.id, true);
    await missedOut.wait(last.id);
    await changeSession(request, last, startIn(-60));

    const session = await arrangeSession(request, { maxCapacity: 40, ...startIn(20) });
    await plays.answer(session.id, true);
    await fillSession(request, session);
    await early.wait(session.id);
    await openAs(page, missedOut.player, path('attendanceConfirmation', { sessionId: session.id }));
    await page.getByRole('button', { name: t('schedule.waiting.join') }).click();
    const day = date(session.sessionDate, 'shortDay');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(t('session.title.waiting', { position: 1, date: day }));
    await expect(page.getByText(t('place.missedOut'))).toBeVisible();
    await expect(page.getByText(t('place.next.called'))).toBeVisible();

    const answer = `/api/v1/Attendance/sessions/${session.id}`;
    await plays.call('put', answer, { isAttending: false });
    for (const { isTold } of [early, missedOut]) await isTold(called[language]);
    await expect(title).toHaveText(t('session.title.called', { date: day }));
    await page.getByRole('button', { name: t('attendance.yes'), exact: true }).click();
    await expect(page.getByRole('heading', { name: t('attendance.success.title') })).toBeVisible();
    await early.isTold(missed[language]);
  });
}
