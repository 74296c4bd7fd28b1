import { callerFor } from '../support/caller';
import { arrangePlayer, arrangeSession, fillSession } from '../support/club';
import { asAdmin } from '../support/console';
import { locales } from '../support/locales';
import { fresh, loggedIn } from '../support/people';
import { startToday } from '../support/starts';
import { expect, test } from '../support/test';

for (const { language, t, path, longDate } of Object.values(locales)) {
  test(`a spot is offered after the deadline, and accepted on its page (${language})`, async ({
    page,
    request,
  }) => {
    const session = await arrangeSession(request, { maxCapacity: 40, ...startToday() });
    const first = await callerFor(request, await arrangePlayer(request, fresh('premier')));
    await first.answer(session.id, true);
    await fillSession(request, session);
    const second = await arrangePlayer(request, fresh('second'));
    await (await callerFor(request, second)).wait(session.id);
    await first.call('put', `/api/v1/Attendance/sessions/${session.id}`, { isAttending: false });

    await loggedIn(page, second);
    await page.goto(path('attendanceConfirmation', { sessionId: session.id }));
    const [held = ''] = t('session.title.offered', { time: '#', date: '' }).split('#');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(held.trim());
    await expect(page.getByRole('note').first()).toContainText(held.trim());
    await page.goto(path('mySessions'));
    const row = page
      .getByRole('region', { name: t('mySessions.several') })
      .getByRole('listitem')
      .filter({ hasText: t('session.offered') });
    await row.getByRole('button', { name: new RegExp(`^${t('session.answer.yes')},`) }).click();
    await expect(
      page
        .getByRole('region', { name: t('mySessions.several') })
        .getByText(t('session.attending'))
        .first(),
    ).toBeVisible();
    await page.close();
    // What starts today must not be the next session of other tests.
    await (await asAdmin(request)).remove(`/api/v1/Sessions/${session.id}`);
  });

  test(`a guest is named and dropped alone (${language})`, async ({ page, request }) => {
    const session = await arrangeSession(request);
    const player = await arrangePlayer(request, fresh('hote'), 'Sofia');
    await (await callerFor(request, player)).answer(session.id, true);
    const date = longDate(session.sessionDate);
    const taken = (n: number) => page.getByText(t('ui.capacity.places', { taken: n, capacity: 20 })).first();

    await loggedIn(page, player);
    await page.goto(path('schedule'));
    await page.getByLabel(t('schedule.search')).fill(date);
    await page.getByRole('button', { name: t('guest.bringOn', { date }) }).click();
    await page.getByLabel(t('guest.name')).fill('Ana');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('guest.of', { firstName: 'Ana' }))).toBeVisible();
    await expect(taken(2)).toBeVisible();
    await page.getByRole('button', { name: t('schedule.participants.show') }).click();
    await expect(page.getByText(t('guest.plus', { firstName: 'Sofia', guests: 1 }))).toBeVisible();

    await page.getByRole('button', { name: t('guest.drop', { firstName: 'Ana', date }) }).click();
    await expect(taken(1)).toBeVisible();
    await expect(page.getByRole('button', { name: `${t('session.answer.yes')}, ${date}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
}
