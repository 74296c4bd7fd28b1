import { type MailGroup, SessionStatus } from 'shared-api/contract';
import { sendScheduled } from '../../src/club/mailings/scheduled';
import { clubForEach } from '../support/club';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';
import { round } from '../support/timers';

const club = clubForEach();
const { say } = placesIn(() => club);

// The session is on Saturday, November 28; in November the club is five hours behind UTC.
const friday = { date: '2026-11-27', time: '18:00' };
const fridayAt = (time: string) => club.clock.set(`2026-11-27T${time}:00-05:00`);

const schedule = async (body: object, emailType = 'attendance-reminder') =>
  club.call('POST /api/v1/Communication/{emailType}', {
    as: await club.admin(),
    params: { emailType },
    body: { sendAt: friday, ...body },
  });
const records = async () =>
  (await club.call('GET /api/v1/Communication/mailings', { as: await club.admin() })).ok();
const stateNow = async () => (await records()).map(({ state, total }) => [state, total]);
const cancel = async (mailingId: string) =>
  club.call('DELETE /api/v1/Communication/mailings/{mailingId}', {
    as: await club.admin(),
    params: { mailingId },
  });
const mailed = async () => {
  await club.drain();
  return club.mailer.sent
    .filter(({ subject }) => subject.startsWith('Will you be there'))
    .map(({ to }) => to);
};

async function aNudge() {
  const sessionId = await club.session();
  const people = await club.people(3);
  const group: MailGroup = { sessionId, standing: 'unanswered' };
  const { mailingId } = (await schedule({ group })).ok();
  return { sessionId, people, group, mailingId };
}

test('a scheduled mailing is looked up when it is sent: who answered before gets none, who came later does', async () => {
  const { sessionId, group, people } = await aNudge();
  expect(await records()).toMatchObject([
    { state: 'scheduled', total: 0, sendOn: '2026-11-27T23:00:00.000Z', group, sessionDate: '2026-11-28' },
  ]);
  fridayAt('17:59');
  await round(club, 'scheduled-mailings');
  expect(await mailed()).toEqual([]);
  (await say(people[0], sessionId, true)).ok();
  const late = await club.person();

  fridayAt('18:01');
  await round(club, 'scheduled-mailings');
  expect((await mailed()).sort()).toEqual([people[1].email, people[2].email, late.email].sort());
  expect(await records()).toMatchObject([{ state: 'sent', sendOn: '2026-11-27T23:01:00.000Z', sent: 3 }]);
});

test('it is sent once, by however many at once, again later, and when its first try was killed', async () => {
  await aNudge();
  fridayAt('18:01');
  const killed = club.perform(async (command) => {
    await sendScheduled(command);
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await stateNow()).toEqual([['scheduled', 0]]);
  await Promise.all([1, 2, 3].map(() => sendScheduled(club.app.services)));
  await round(club, 'scheduled-mailings');
  expect(await mailed()).toHaveLength(3);
  expect(await stateNow()).toEqual([['sent', 3]]);
});

test('a cancelled one is not sent, and what was sent cannot be cancelled', async () => {
  const { mailingId } = await aNudge();
  (await cancel(mailingId)).ok(204);
  (await cancel(mailingId)).ok(204);
  fridayAt('18:01');
  await round(club, 'scheduled-mailings');
  expect(await mailed()).toEqual([]);
  expect(await stateNow()).toEqual([['cancelled', 0]]);

  const other = (await schedule({ group: {}, sendAt: { date: '2026-11-27', time: '18:02' } })).ok();
  fridayAt('18:03');
  const [cancelled] = await Promise.all([cancel(other.mailingId), sendScheduled(club.app.services)]);
  const isSent = (await mailed()).length > 0;
  expect([isSent, cancelled.status]).toEqual([isSent, isSent ? 409 : 204]);
});

test.each([
  ['23 hours late is sent', '2026-11-28T17:00:00-05:00', 'sent'],
  ['a day late is missed', '2026-11-28T18:00:00-05:00', 'missed'],
])('after an outage, what is %s', async (_, now, state) => {
  (await schedule({ group: {}, customMessage: 'Hello' }, 'announcement')).ok();
  club.clock.set(now);
  await round(club, 'scheduled-mailings');
  await round(club, 'scheduled-mailings');
  await club.drain();
  expect(await records()).toMatchObject([{ state }]);
  expect(club.mailer.sent.filter(({ text }) => text.includes('Hello'))).toHaveLength(
    state === 'sent' ? 1 : 0,
  );
});

test.each(['cancelled', 'deleted'])('about a session that was %s, it is missed', async (how) => {
  const { sessionId } = await aNudge();
  if (how === 'cancelled') (await changeSession(club, sessionId, { status: SessionStatus.Cancelled })).ok();
  else {
    const call = { as: await club.admin(), params: { id: sessionId } };
    (await club.call('DELETE /api/v1/Sessions/{id}', call)).ok(204);
  }
  fridayAt('18:01');
  await round(club, 'scheduled-mailings');
  expect(await mailed()).toEqual([]);
  expect(await stateNow()).toEqual([['missed', 0]]);
});

test('to chosen people it goes to those who are still there; without them it is cancelled, and its words are forgotten', async () => {
  const [one, other] = await club.people(2);
  const words = { customMessage: 'About you', customSubject: 'You' };
  (await schedule({ emails: [one.email.toUpperCase(), other.email], ...words }, 'announcement')).ok();
  (await schedule({ emails: [one.email], ...words }, 'announcement')).ok();
  const leave = { as: await club.admin(), params: { id: one.id }, body: {} };
  (await club.call('DELETE /api/v1/Users/{id}', leave)).ok(204);
  club.mailer.sent.length = 0;
  expect((await stateNow()).sort()).toEqual([
    ['cancelled', 0],
    ['scheduled', 0],
  ]);
  expect((await records()).map(({ customSubject }) => customSubject).sort()).toEqual(['You', null]);
  fridayAt('18:01');
  await round(club, 'scheduled-mailings');
  await club.drain();
  expect(club.mailer.sent.filter(({ subject }) => subject === 'You').map(({ to }) => to)).toEqual([
    other.email,
  ]);
});

test('its time is in the future', async () => {
  const past = await schedule({ group: {}, sendAt: { date: '2026-11-21', time: '17:00' } });
  expect(past.error().errors).toEqual({ sendAt: ['Must not be in the past'] });
});
