import { eq } from 'drizzle-orm';
import { SessionStatus } from 'shared-api/contract';
import { doorEvents, places, sessions } from '../../src/data/schema';
import { clubForEach, type Person } from '../support/club';
import { doorIn } from '../support/door';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';

const club = clubForEach();
const { say, wait, owed } = placesIn(() => club);
const { phone, seen, roster, close } = doorIn(() => club);

async function begun(...people: Person[]): Promise<string> {
  const id = await club.session({ maxCapacity: 2 });
  for (const person of people) (await say(person, id, true)).ok();
  club.clock.set('2026-11-28T15:10:00Z');
  return id;
}

const markOf = async (id: string, { id: person }: Person) => (await seen(id, person))?.mark;

test('who has a spot and no mark was absent, only once the morning is closed', async () => {
  const [ana, ben] = await club.people(2);
  const id = await begun(ana, ben);
  await phone(id).say('late', ana.id);
  expect([await markOf(id, ana), await markOf(id, ben)]).toEqual(['late', null]);
  expect((await close(id, { marks: [] })).ok()).toMatchObject({ closedOn: '2026-11-28T15:10:00.001Z' });
  expect([await markOf(id, ana), await markOf(id, ben)]).toEqual(['late', 'absent']);
});

test('who was replaced, waited or said no was not absent', async () => {
  const [ana, ben, cam] = await club.people(3);
  const dan = await club.person();
  const id = await club.session({ maxCapacity: 2 });
  for (const person of [ana, ben]) (await say(person, id, true)).ok();
  (await wait(dan, id)).ok();
  club.clock.set('2026-11-28T15:10:00Z');
  await phone(id).say('replaced', cam.id, { replaces: ben.id });
  (await close(id, { marks: [] })).ok();
  const marks = [ana, ben, cam, dan].map((person) => markOf(id, person));
  expect(await Promise.all(marks)).toEqual(['absent', null, 'here', null]);
});

test('nobody was absent from a cancelled session', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  (await changeSession(club, id, { status: SessionStatus.Cancelled })).ok();
  (await close(id, { marks: [] })).ok();
  expect(await markOf(id, ana)).toBeNull();
});

test('a session that is moved to a later day after its closing is open again', async () => {
  const [ana, ben] = await club.people(2);
  const id = await begun(ana, ben);
  await phone(id).say('here', ana.id);
  (await close(id, { marks: [] })).ok();
  (await changeSession(club, id, { sessionDate: '2026-11-29' })).ok();
  expect((await roster(id)).closedOn).toBeNull();
  expect([await markOf(id, ana), await markOf(id, ben)]).toEqual(['here', null]);
  club.clock.set('2026-11-29T15:05:00Z');
  expect(await phone(id).say('late', ben.id)).toMatchObject({ result: 'applied' });
  expect((await close(id, { marks: [] })).ok()).toMatchObject({ closedOn: '2026-11-29T15:05:00.001Z' });
});

test('a session that is moved and moved back is closed as it was, and can be corrected', async () => {
  const [ana, ben] = await club.people(2);
  const id = await begun(ana, ben);
  await phone(id).say('here', ana.id);
  const { closedOn } = (await close(id, { marks: [] })).ok();
  for (const sessionDate of ['2026-11-29', '2026-11-28'])
    (await changeSession(club, id, { sessionDate })).ok();
  expect((await roster(id)).closedOn).toBe(closedOn);
  expect([await markOf(id, ana), await markOf(id, ben)]).toEqual(['here', 'absent']);
  const marks = [{ person: ben.id, mark: 'late' as const }];
  expect((await close(id, { marks, reason: 'By the back door' })).ok()).toMatchObject({ closedOn });
  expect(await markOf(id, ben)).toBe('late');
});

test('one that was moved back before that was so is closed by the call', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const { closedOn } = (await close(id, { marks: [] })).ok();
  await club.database.db.update(sessions).set({ doorClosedOn: null }).where(eq(sessions.id, id));
  expect((await close(id, { marks: [] })).ok()).toMatchObject({ closedOn });
});

test('whatever numbers a device has used, the call closes: it is a device of its own', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const admin = await club.admin();
  await phone(id).say('here', ana.id, { device: admin.id, sequence: 2_147_483_647 });
  (await close(id, { marks: [] })).ok();
  (await close(id, { marks: [{ person: ana.id, mark: 'late' }], reason: 'The clock' })).ok();
  expect(await markOf(id, ana)).toBe('late');
  const { events } = await roster(id);
  expect(new Set(events.map(({ device }) => device)).size).toBe(3);
});

test('who is found on the next day to have come was there at the start', async () => {
  const [ana, ben] = await club.people(2);
  const id = await begun(ana, ben);
  await phone(id).say('here', ana.id);
  (await close(id, { marks: [] })).ok();
  club.clock.set('2026-11-29T15:00:00Z');
  const marks = [
    { person: ana.id, mark: 'late' as const },
    { person: ben.id, mark: 'here' as const },
  ];
  (await close(id, { marks, reason: 'The list was wet' })).ok();
  const arrivalOf = async (person: Person) => {
    const as = await club.again(person);
    const own = (await club.call('GET /api/v1/Attendance/me', { as })).ok();
    return own.find(({ sessionId }) => sessionId === id)?.checkInTime;
  };
  expect([await arrivalOf(ana), await arrivalOf(ben)]).toEqual([
    '2026-11-28T15:10:00.000Z',
    '2026-11-28T15:00:00.000Z',
  ]);
});

test('a closed morning is corrected with a reason, which the log keeps', async () => {
  const [ana, ben] = await club.people(2);
  const id = await begun(ana, ben);
  await phone(id).say('here', ana.id);
  (await close(id, { marks: [] })).ok();
  club.clock.set('2026-11-29T15:00:00Z');
  const change = { marks: [{ person: ben.id, mark: 'excused' as const }] };
  expect((await close(id, change)).error()).toMatchObject({
    status: 400,
    errors: { reason: [expect.any(String)] },
  });
  (await close(id, { ...change, reason: 'Was at the hospital' })).ok();
  const swap = [
    { person: ana.id, mark: 'absent' as const, reason: 'It was Ben' },
    { person: ben.id, mark: 'here' as const, reason: 'It was Ben' },
  ];
  (await close(id, { marks: swap })).ok();
  expect([await markOf(id, ana), await markOf(id, ben)]).toEqual(['absent', 'here']);
  const as = await club.again(await club.admin());
  const log = (await club.call('GET /api/v1/Audit', { as, query: { entity: 'session' } })).ok();
  const told = log
    .filter(({ action }) => action === 'session.mark')
    .map(({ before, after }) => [before, after]);
  expect(told).toContainEqual([
    { userId: ben.id, mark: 'absent' },
    { userId: ben.id, mark: 'excused', reason: 'Was at the hospital' },
  ]);
  expect(log.filter(({ action }) => action === 'session.close')).toHaveLength(1);
  expect((await roster(id)).events.map(({ remark }) => remark).filter(Boolean)).toEqual([]);
});

test('somebody’s own data hold what the door knows of them, and nothing of anybody else', async () => {
  const [ana, ben] = await club.people(2);
  const id = await begun(ana, ben);
  const { note, send } = phone(id);
  note('excused', ana.id, { reason: 'Her knee' });
  note('excused', ben.id, { reason: 'His flu' });
  await send();
  const as = await club.again(ana);
  const data = JSON.stringify((await club.call('GET /api/v1/Users/me/export', { as })).ok());
  expect(data).toContain('Her knee');
  expect(data).not.toContain('His flu');
});

test('who is found to have played owes the price, and who has not owes none', async () => {
  const [ana, cam] = await club.people(2);
  const id = await begun(ana);
  await phone(id).say('here', cam.id);
  (await close(id, { marks: [] })).ok();
  const reason = 'A mix-up';
  (await close(id, { marks: [{ person: cam.id, mark: 'absent' }], reason })).ok();
  expect(await owed(cam)).toEqual([]);
  expect(await seen(id, cam.id)).toMatchObject({ standing: 'none', mark: null });
  const dan = await club.person();
  (await close(id, { marks: [{ person: dan.id, mark: 'here' }], reason })).ok();
  expect(await owed(dan)).toMatchObject([{ amount: 10 }]);
});

test('what a phone says later of an open morning still counts', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  const { note, send } = phone(id);
  note('here', ana.id);
  club.clock.set('2026-11-28T17:00:00Z');
  (await close(id, { marks: [] })).ok();
  expect(await markOf(id, ana)).toBe('absent');
  expect(await send()).toMatchObject([{ result: 'applied' }]);
  expect(await markOf(id, ana)).toBe('here');
});

test('the dashboard counts who came, once the door has said so, and before that who had a spot', async () => {
  const [ana, ben] = await club.people(2);
  const id = await begun(ana, ben);
  await phone(id).say('here', ana.id);
  club.clock.set('2026-11-28T17:30:00Z');
  const attendance = async () => {
    const as = await club.again(await club.admin());
    return (await club.call('GET /api/v1/Dashboard', { as })).ok();
  };
  expect(await attendance()).toMatchObject({
    attendanceByDate: [{ averageAttendance: 2, maxCapacity: 2, taken: false }],
    attendanceLevels: { high: 1, medium: 0 },
  });
  (await close(id, { marks: [] })).ok();
  expect(await attendance()).toMatchObject({
    attendanceByDate: [{ averageAttendance: 1, maxCapacity: 2, taken: true }],
    attendanceLevels: { high: 0, medium: 1 },
  });
});

test('events are only added: the database refuses to change or delete them', async () => {
  const ana = await club.person();
  const id = await begun(ana);
  await phone(id).say('here', ana.id);
  const { db } = club.database;
  const theirs = eq(doorEvents.sessionId, id);
  const why = { cause: { message: 'Events of the door are added, never changed or deleted' } };
  await expect(db.update(doorEvents).set({ kind: 'late' }).where(theirs)).rejects.toMatchObject(why);
  await expect(db.update(doorEvents).set({ person: id }).where(theirs)).rejects.toMatchObject(why);
  await expect(db.delete(doorEvents).where(theirs)).rejects.toMatchObject(why);
  const as = await club.again(await club.admin());
  (await club.call('DELETE /api/v1/Sessions/{id}', { as, params: { id }, body: null })).ok(204);
  expect(await db.$count(doorEvents)).toBe(0);
  expect(await db.$count(places)).toBe(0);
});
