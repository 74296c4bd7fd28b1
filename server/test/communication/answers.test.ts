import { Language, SessionStatus } from 'shared-api/contract';
import { clubForAll, type Person } from '../support/club';
import { changeSession } from '../support/sessions';

const club = clubForAll();
beforeEach(() => {
  club.clock.set('2026-11-21T23:00:00Z');
  club.mailer.sent.length = 0;
});

const answer = async (as: Person, sessionId: string, isAttending: boolean, locale: 'en' | 'fr' = 'en') =>
  (
    await club.call('POST /api/v1/Attendance/sessions/{sessionId}', {
      ...{ as, locale, params: { sessionId }, body: { isAttending } },
    })
  ).ok();
/** The mails sent since the last call: receiver, subject, and the calendar's method. */
const mailsSinceLastCall = async () => {
  await club.drain();
  return club.mailer.sent
    .splice(0)
    .map(({ to, subject, attachments }) => [
      to,
      subject,
      /METHOD:\w+/.exec(attachments?.[0]?.content ?? '')?.[0],
    ])
    .sort();
};

test('an answer is mailed in the language of the page, and what follows for others in their own', async () => {
  const sessionId = await club.session({ maxCapacity: 1 });
  const [first, second] = [await club.person(), await club.person({ language: Language.French })];
  await answer(first, sessionId, true, 'fr');
  expect(await mailsSinceLastCall()).toEqual([
    [first.email, 'Séance du samedi 28 novembre', 'METHOD:PUBLISH'],
  ]);

  const waiting = { as: second, params: { id: sessionId } };
  (await club.call('POST /api/v1/Sessions/{id}/waiting-list', waiting)).ok();
  expect(await mailsSinceLastCall()).toEqual([[second.email, 'Session on Saturday, November 28', undefined]]);

  const no = { as: first, params: { sessionId }, body: { isAttending: false } };
  (await club.call('PUT /api/v1/Attendance/sessions/{sessionId}', no)).ok();
  expect(await mailsSinceLastCall()).toEqual(
    [
      [first.email, 'Session on Saturday, November 28', 'METHOD:CANCEL'],
      [second.email, 'Une place s’est libérée\u00a0: vous jouez le samedi 28 novembre', 'METHOD:PUBLISH'],
    ].sort(),
  );
});

test('a no that gives nothing back takes nothing out of the calendar', async () => {
  const player = await club.person();
  await answer(player, await club.session(), false);
  expect(await mailsSinceLastCall()).toEqual([[player.email, 'Session on Saturday, November 28', undefined]]);
});

test('a no that was given just before the session is cancelled is confirmed all the same', async () => {
  const id = await club.session();
  const [player, other] = [await club.person(), await club.person()];
  await answer(player, id, true);
  await answer(other, id, true);
  await mailsSinceLastCall();
  const no = { as: player, params: { sessionId: id }, body: { isAttending: false } };
  (await club.call('PUT /api/v1/Attendance/sessions/{sessionId}', no)).ok();
  (await changeSession(club, id, { status: SessionStatus.Cancelled })).ok();
  // People of other tests, who have not answered, are told, too.
  const both = [player.email, other.email];
  expect((await mailsSinceLastCall()).filter(([to]) => both.includes(to ?? ''))).toEqual(
    [
      [player.email, 'Session on Saturday, November 28', 'METHOD:CANCEL'],
      [other.email, 'Cancelled: session on Saturday, November 28', 'METHOD:CANCEL'],
    ].sort(),
  );
});
