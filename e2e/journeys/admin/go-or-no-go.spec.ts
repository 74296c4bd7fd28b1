import { SessionStatus } from '../../../shared-api/contract';
import { arrangeCaller, arrangeSession } from '../../support/club';
import { answerQuestion, asAdmin, openConsole, question } from '../../support/console';
import { journeyLocales } from '../../support/locales';
import { linkIn, mailSaying, mailsTo } from '../../support/mailbox';
import { changeSettings } from '../../support/settings';
import { startIn } from '../../support/starts';
import { expect, test } from '../../support/test';
import { canPassTime, letBeAnnouncedDaysAgo, makeDue } from '../../support/time';

/** More players than the demo's passes bring. */
const minPlayers = 35;
const short = { en: 'We need you', fr: 'Nous avons besoin de vous' };

for (const { language, t, money } of journeyLocales('en')) {
  test(`who has not answered for a session short of players is asked; it is played, or cancelled with a reason, at one press (${language})`, async ({
    page,
    request,
  }) => {
    // Nobody is asked about a session that was created so late.
    test.skip(!canPassTime(), 'needs a session that was announced days ago');
    const admin = await asAdmin(request);
    // The demo club's own session, whose hour may be near, needs no decision.
    for (const { id } of await admin.call<{ id: string }[]>('get', '/api/v1/Sessions/available'))
      await admin.call('post', `/api/v1/Sessions/${id}/play`);
    const before = await changeSettings(request, () => ({ minPlayers }));
    const arrange = (name: string) => arrangeCaller(request, name, 'Camille', language);
    const [comes, silent] = [await arrange('vient'), await arrange('silence')];
    const [first, second] = [
      await arrangeSession(request, { maxCapacity: 60, ...startIn(20 * 60) }),
      await arrangeSession(request, { maxCapacity: 60, ...startIn(30 * 60) }),
    ];
    const [played, called] = [first, second].map(({ id }) => `/api/v1/Sessions/${id}`) as [string, string];
    const seen = (path: string) =>
      admin.call<{ registeredPlayersCount: number; status: number }>('get', path);
    for (const { id } of [first, second]) await comes.answer(id, true);

    await letBeAnnouncedDaysAgo(first);
    await makeDue('go-or-no-go');
    const mail = await mailSaying(request, silent.email, short[language]);
    await page.goto(linkIn(mail, /attending=true/));
    // The price becomes due.
    await page.getByRole('button', { name: t('session.answer.yes'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('link.yes.title') })).toBeVisible();
    await expect.poll(() => silent.call('get', played)).toMatchObject({ isAttending: true });
    expect(
      (await mailsTo(request, comes.email)).filter(({ text }) => text.includes(short[language])),
    ).toEqual([]);

    await letBeAnnouncedDaysAgo(second);
    await openConsole(page, language, 'admin');
    await expect(page.getByRole('link', { name: t('sessions.undecided.decide') })).toHaveCount(2);
    await openConsole(page, language, 'adminSessions');
    const play = page.getByRole('button', { name: t('sessions.undecided.play') });
    const undecided = page.getByRole('alert').filter({ has: play });
    await expect(undecided).toHaveCount(2);
    const { registeredPlayersCount: count } = await seen(played);
    await expect(undecided.first()).toContainText(t('sessions.undecided.text', { count }));
    await play.first().click();
    await expect(undecided).toHaveCount(1);
    expect(await seen(played)).toMatchObject({ status: 0 });

    const { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice } = second;
    const { people } = await admin.call<{ people: number }>('post', `${called}/recipients`, {
      ...{ sessionDate, startTime, endTime, location, maxCapacity, dropInPrice },
      status: SessionStatus.Cancelled,
    });
    await undecided.getByRole('button', { name: t('sessions.cancel') }).click();
    await expect(question(page)).toContainText(t('ui.mail.people', { count: people }));
    await expect(question(page)).toContainText(t('ui.money.withdrawn', { count: 1, total: money(10) }));
    await question(page).getByLabel(t('ui.mail.reason')).fill('Trop peu / too few');
    await answerQuestion(page, t('sessions.cancel'));
    await expect(page.getByText(t('sessions.cancelled'), { exact: true })).toBeVisible();
    await expect(undecided).toHaveCount(0);
    expect(await seen(called)).toMatchObject({ status: 2 });
    await mailSaying(request, comes.email, 'Trop peu / too few');
    await page.close();
    await changeSettings(request, () => ({ minPlayers: before.minPlayers }));
    for (const path of [played, called]) await admin.remove(path);
  });
}
