import { SessionStatus } from 'shared-api/contract';
import { clubForEach, type Person } from '../support/club';
import { doorEvents, doorIn } from '../support/door';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';
import { changeSettings } from '../support/settings';

const club = clubForEach();
const { say } = placesIn(() => club);
const { phone, seen, roster, close, send } = doorIn(() => club);

async function begun(...people: Person[]): Promise<string> {
  const id = await club.session();
  for (const person of people) (await say(person, id, true)).ok();
  club.clock.set('2026-11-28T15:10:00Z');
  return id;
}

const logged = async () => {
  const as = await club.again(await club.admin());
  const log = (await club.call('GET /api/v1/Audit', { as, query: { entity: 'session' } })).ok();
  return log
    .filter(({ action }) => action === 'session.close' || action === 'session.mark')
    .map(({ action, actorName, after }) => [action, actorName, after])
    .reverse();
};

test('closing and correcting are the same by a phone’s events and by the call, also in the log', async () => {
  const outcomes = [];
  for (const isByPhone of [true, false]) {
    club.clock.set('2026-11-26T12:00:00Z');
    const [ana, ben] = await club.people(2);
    const id = await begun(ana, ben);
    const before = (await logged()).length;
    const one = phone(id);
    if (isByPhone) {
      one.note('excused', ben.id, { reason: 'Flu' });
      one.note('closed', null);
      await one.send();
      club.clock.set('2026-11-28T15:20:00Z');
      await one.say('here', ana.id, { reason: 'Came in by the back' });
    } else {
      (await close(id, { marks: [{ person: ben.id, mark: 'excused', reason: 'Flu' }] })).ok();
      club.clock.set('2026-11-28T15:20:00Z');
      const marks = [{ person: ana.id, mark: 'here' as const }];
      (await close(id, { marks, reason: 'Came in by the back' })).ok();
    }
    const nameOf = (text: string) => text.replaceAll(ana.id, 'Ana').replaceAll(ben.id, 'Ben');
    const { closedOn, events } = await roster(id);
    outcomes.push({
      log: JSON.parse(nameOf(JSON.stringify((await logged()).slice(before)))),
      marks: [(await seen(id, ana.id))?.mark, (await seen(id, ben.id))?.mark],
      closedOn,
      remarks: events.flatMap(({ remark }) => remark ?? []),
    });
  }
  const [byPhone, byCall] = outcomes;
  expect(byPhone?.log).toHaveLength(3);
  expect(byPhone?.marks).toEqual(['here', 'excused']);
  expect(byPhone).toEqual(byCall);
});

test('the closing that happened first counts, even if it arrives last', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const [one, other] = [phone(id), phone(id)];
  one.note('closed', null);
  club.clock.set('2026-11-28T16:10:00Z');
  await other.say('closed', null);
  expect(await one.send()).toMatchObject([{ result: 'applied' }]);
  expect((await roster(id)).closedOn).toBe('2026-11-28T15:10:00.000Z');
});

test('whoever holds a link notes what happens, and decides nothing', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const as = await club.again(await club.admin());
  const { secret } = (await club.call('POST /api/v1/Sessions/{id}/door-links', { as, params: { id } })).ok();
  const byLink = (...event: Parameters<typeof doorEvents>) =>
    club.call('POST /api/v1/Sessions/{id}/door-events', {
      params: { id },
      headers: { 'door-link': secret },
      body: doorEvents(...event),
    });
  const refused = [
    await byLink('closed', null),
    await byLink('absent', ana.id),
    await byLink('excused', ana.id, { reason: 'Flu' }),
    await byLink('here', ana.id, { reason: 'It was Ana' }),
  ];
  for (const reply of refused) expect(reply.error()).toMatchObject({ status: 409, code: 'accountNeeded' });
  expect((await roster(id)).events).toEqual([]);
  (await byLink('late', ana.id)).ok();
  (await close(id, { marks: [] })).ok();
  club.clock.set('2026-11-28T15:30:00Z');
  const later = { deviceTime: '2026-11-28T15:30:00.000Z' };
  expect((await byLink('undo', ana.id, later)).ok()).toMatchObject([{ remark: 'afterClose' }]);
  expect((await seen(id, ana.id))?.mark).toBe('absent');
});

test('a morning is not closed before its day, and nobody was absent then', async () => {
  const ana = await club.person();
  const id = await club.session();
  (await say(ana, id, true)).ok();
  club.clock.set('2026-11-28T04:59:00Z');
  for (const reply of [
    await close(id, { marks: [] }),
    await send(id, doorEvents('closed', null)),
    await send(id, doorEvents('absent', ana.id)),
  ])
    expect(reply.error()).toMatchObject({ status: 409, code: 'sessionAhead' });
  expect((await roster(id)).closedOn).toBeNull();
  club.clock.set('2026-11-28T05:00:00Z');
  (await close(id, { marks: [] })).ok();
});

test.each(['', '  '])('an excuse, and a correction, need more of a reason than “%s”', async (reason) => {
  const ana = await club.person();
  const id = await begun(ana);
  for (const body of [doorEvents('excused', ana.id, { reason }), doorEvents('here', ana.id, { reason })])
    expect((await send(id, body)).error()).toMatchObject({ errors: { reason: ['This field is required'] } });
  expect((await send(id, doorEvents('excused', ana.id))).error().status).toBe(400);
});

test('who was absent from a session that is cancelled afterwards has missed nothing', async () => {
  const ana = await club.person();
  await changeSettings(club, { noShowLimit: 1 });
  const id = await begun(ana);
  (await close(id, { marks: [] })).ok();
  const missed = async () =>
    (await club.call('GET /api/v1/Attendance/no-shows', { as: await club.again(ana) })).ok().count;
  expect(await missed()).toBe(1);
  (await changeSession(club, id, { status: SessionStatus.Cancelled })).ok();
  expect(await missed()).toBe(0);
});

test('nobody is told twice of one absence', async () => {
  const ana = await club.person();
  await changeSettings(club, { noShowLimit: 1 });
  const id = await begun(ana);
  const [one, other] = [phone(id), phone(id)];
  one.note('closed', null);
  club.clock.set('2026-11-28T16:10:00Z');
  await other.say('closed', null);
  await one.send();
  await club.drain();
  expect(club.mailer.sent.filter(({ subject }) => subject === 'We missed you on the court')).toHaveLength(1);
});
