import type { APIRequestContext } from '@playwright/test';
import { callerFor } from '../support/caller';
import { type ArrangedSession, arrangePlayer, arrangeSession } from '../support/club';
import { locales } from '../support/locales';
import { fresh, loggedIn, people } from '../support/people';
import { expect, test } from '../support/test';

/** When a session of today or tomorrow starts whose free places are asked for one by one: in 3 to 15 hours, by day. */
function startToday() {
  for (let hours = 3; hours < 15; hours++) {
    const at = new Date(Date.now() + hours * 3_600_000);
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', hourCycle: 'h23', ...options }).format(
        at,
      );
    const hour = Number(part({ hour: '2-digit' }));
    if (hour >= 6 && hour <= 20)
      return {
        sessionDate: part({ year: 'numeric', month: '2-digit', day: '2-digit' }),
        startTime: `${String(hour + 1).padStart(2, '0')}:00`,
        endTime: `${String(hour + 3).padStart(2, '0')}:00`,
      };
  }
  throw new Error('no hour of the day is near');
}

/** Makes a session no larger than it is full: passes hold spots in it. */
async function fill(request: APIRequestContext, { id, ...session }: ArrangedSession) {
  const { call } = await callerFor(request, people.admin);
  const { registeredPlayersCount } = await call<{ registeredPlayersCount: number }>(
    'get',
    `/api/v1/Sessions/${id}`,
  );
  const { sessionDate, startTime, endTime, location, dropInPrice } = session;
  await call('put', `/api/v1/Sessions/${id}`, {
    ...{ sessionDate, startTime, endTime, location, dropInPrice, status: 0 },
    maxCapacity: registeredPlayersCount,
  });
}

/** What starts today must not be the next session of other tests. */
async function remove(request: APIRequestContext, id: string) {
  const { token } = await callerFor(request, people.admin);
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.delete(`/api/v1/Sessions/${id}`, { headers })).ok()).toBe(true);
}

for (const { language, t, path, longDate } of Object.values(locales)) {
  test(`a spot is offered after the deadline, and accepted on its page (${language})`, async ({
    page,
    request,
  }) => {
    const session = await arrangeSession(request, { maxCapacity: 40, ...startToday() });
    const first = await callerFor(request, await arrangePlayer(request, fresh('premier')));
    await first.answer(session.id, true);
    await fill(request, session);
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
    await remove(request, session.id);
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
