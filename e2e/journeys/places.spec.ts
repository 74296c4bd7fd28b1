import { arrangeCaller, arrangeSession, fillSession } from '../support/club';
import { asAdmin } from '../support/console';
import { journeyLocales } from '../support/locales';
import { linkIn } from '../support/mailbox';
import { openAs } from '../support/people';
import { changeSettings } from '../support/settings';
import { startToday } from '../support/starts';
import { expect, test } from '../support/test';
import { canPassTime, letOffersRunOut } from '../support/time';

const asked = { en: 'Do you want to play?', fr: 'Voulez-vous jouer?' };
const passed = { en: 'Your time to answer has run out', fr: 'Le délai pour répondre est écoulé' };
const given = { en: 'You’re in!', fr: 'Vous jouez!' };

for (const { language, t, path, longDate } of journeyLocales('fr')) {
  test(`a spot is offered after the deadline, and accepted on its page (${language})`, async ({
    page,
    request,
  }) => {
    const session = await arrangeSession(request, { maxCapacity: 40, ...startToday() });
    const first = await arrangeCaller(request, 'premier');
    await first.answer(session.id, true);
    await fillSession(request, session);
    const second = await arrangeCaller(request, 'second');
    await second.wait(session.id);
    await first.call('put', `/api/v1/Attendance/sessions/${session.id}`, { isAttending: false });

    await openAs(page, second.player, path('attendanceConfirmation', { sessionId: session.id }));
    const [held = ''] = t('session.title.offered', { time: '#', date: '' }).split('#');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(held.trim());
    await expect(page.getByRole('note').first()).toBeVisible();
    await page.goto(path('mySessions'));
    const row = page
      .getByRole('region', { name: t('mySessions.upcoming') })
      .getByRole('listitem')
      .filter({ hasText: t('session.offered') });
    await row.getByRole('button', { name: new RegExp(`^${t('session.answer.yes')},`) }).click();
    await expect(
      page
        .getByRole('region', { name: t('mySessions.upcoming') })
        .getByText(t('session.attending'))
        .first(),
    ).toBeVisible();
    await page.close();
    // Today's session must not be the next session of other tests.
    await (await asAdmin(request)).remove(`/api/v1/Sessions/${session.id}`);
  });

  test(`who wants to be asked first is, declines in the app or by mail, or lets it pass to the next (${language})`, async ({
    page,
    request,
  }) => {
    // People who do not want to be asked are given a spot until an hour before.
    await changeSettings(request, () => ({ answerDeadlineHours: 1 }));
    const session = await arrangeSession(request, { maxCapacity: 40, ...startToday() });
    const arrange = async (name: string, asksFirst: boolean) => {
      const arranged = await arrangeCaller(request, name, 'Camille', language);
      const { email, player, call } = arranged;
      const me = { username: player.username, firstName: 'Camille', lastName: 'Essai', email, asksFirst };
      if (asksFirst) await call('put', '/api/v1/Users/me', me);
      return arranged;
    };
    const plays = await arrange('joue', false);
    const [app, mail, silent, usual] = [
      await arrange('appli', false),
      await arrange('courriel', true),
      await arrange('silence', true),
      await arrange('donne', false),
    ];
    await plays.answer(session.id, true);
    await fillSession(request, session);
    for (const { wait } of [app, mail, silent, usual]) await wait(session.id);

    await openAs(page, app.player, `${path('profile')}#emails`);
    await page.getByRole('switch', { name: t('profile.waiting.asksFirst') }).check();
    await expect(page.getByText(t('profile.news.saved'))).toBeVisible();
    await plays.call('put', `/api/v1/Attendance/sessions/${session.id}`, { isAttending: false });
    await page.goto(path('attendanceConfirmation', { sessionId: session.id }));
    const [held = ''] = t('session.title.offered', { time: '#', date: '' }).split('#');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toContainText(held.trim());
    await page.getByRole('button', { name: t('attendance.no'), exact: true }).click();
    await expect(
      page.getByRole('heading', { name: t('attendance.declined.title'), exact: true }),
    ).toBeVisible();

    await page.goto(linkIn(await mail.isTold(asked[language]), /attending=false/));
    // It gives a turn up, which no scanner of mails may do.
    await page.getByRole('button', { name: t('link.other.no') }).click();
    await expect(title).toHaveText(t('link.no.title'));

    await silent.isTold(asked[language]);
    if (canPassTime()) {
      await letOffersRunOut(session);
      await silent.isTold(passed[language]);
      await usual.isTold(given[language]);
      const seen = await usual.call('get', `/api/v1/Sessions/${session.id}`);
      expect(seen).toMatchObject({ isAttending: true, waitingListCount: 0 });
    }
    await page.close();
    await changeSettings(request, () => ({ answerDeadlineHours: 24 }));
    await (await asAdmin(request)).remove(`/api/v1/Sessions/${session.id}`);
  });

  test(`a guest is named, goes and comes back with a no that is undone, and is dropped alone (${language})`, async ({
    page,
    request,
  }) => {
    const session = await arrangeSession(request);
    const { player, answer } = await arrangeCaller(request, 'hote', 'Sofia');
    await answer(session.id, true);
    const date = longDate(session.sessionDate);
    const taken = (n: number) => page.getByText(t('ui.capacity.places', { taken: n, capacity: 20 })).first();

    await openAs(page, player, path('schedule'));
    await page.getByLabel(t('schedule.search')).fill(date);
    await page.getByRole('button', { name: t('guest.bringOn', { date }) }).click();
    await page.getByLabel(t('guest.name')).fill('Ana');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('guest.of', { firstName: 'Ana' }))).toBeVisible();
    await expect(taken(2)).toBeVisible();
    await page.getByRole('button', { name: t('schedule.participants.show') }).click();
    await expect(page.getByText(t('guest.plus', { firstName: 'Sofia', guests: 1 }))).toBeVisible();

    await page.getByRole('button', { name: `${t('session.answer.no')}, ${date}` }).click();
    const loss = page.getByRole('alertdialog');
    await expect(loss).toContainText(t('session.giveUp.guests', { count: 1, names: 'Ana' }));
    await loss.getByRole('button', { name: t('link.other.no') }).click();
    await expect(taken(0)).toBeVisible();
    await page.getByRole('button', { name: t('session.answer.undo') }).click();
    await expect(taken(2)).toBeVisible();

    await page.getByRole('button', { name: t('guest.drop', { firstName: 'Ana', date }) }).click();
    await expect(taken(1)).toBeVisible();
    await expect(page.getByRole('button', { name: `${t('session.answer.yes')}, ${date}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
}
