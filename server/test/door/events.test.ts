import { eq, sql } from 'drizzle-orm';
import { rules } from 'shared-api/contract';
import type { DoorEvent, DoorEventKind } from 'shared-api/door';
import { doorEvents as doorEventRows, entries, newId, places, users } from '../../src/data/schema';
import { clubForEach, type Person } from '../support/club';
import { doorEvents, doorIn } from '../support/door';
import { placesIn } from '../support/places';

const club = clubForEach();
const { say, owed } = placesIn(() => club);
const { send, seen, roster, close } = doorIn(() => club);

describe('before the session’s day', () => {
  const arranged = async () => {
    const [ana, ben, cam] = await club.people(3);
    const id = await club.session({ maxCapacity: 2 });
    for (const person of [ana, ben]) (await say(person, id, true)).ok();
    // The last second of Friday.
    club.clock.set('2026-11-28T04:59:59Z');
    const sentAt = club.clock.now().toISOString();
    const events = (
      [
        ['here', cam.id, {}],
        ['walk-in', newId(), { walkIn: { firstName: 'Zoé' } }],
        ['paid', ana.id, { method: 'cash' }],
        ['replaced', cam.id, { replaces: ben.id }],
        ['undo', ana.id, {}],
      ] as const
    ).map(([kind, person, more], sequence): DoorEvent => {
      return { id: newId(), device: newId(), sequence, deviceTime: sentAt, kind, person, ...more };
    });
    return { id, ana, cam, body: { sentAt, events } };
  };
  const byLink = async (id: string) => {
    const as = await club.again(await club.admin());
    const { secret } = (
      await club.call('POST /api/v1/Sessions/{id}/door-links', { as, params: { id } })
    ).ok();
    return { headers: { 'door-link': secret } };
  };
  const byRole = async () => ({ as: await club.again(await club.person({ isDoor: true })) });
  const byAdmin = async () => ({ as: await club.again(await club.admin()) });

  test.each<[string, (id: string) => Promise<{ as?: Person; headers?: Record<string, string> }>]>([
    ['a link', byLink],
    ['the door’s role', byRole],
    ['an administrator', byAdmin],
  ])('%s changes nothing, and the desk is told', async (_, who) => {
    const { id, ana, cam, body } = await arranged();
    const by = await who(id);
    const { db } = club.database;
    const before = [await db.select().from(places), await db.$count(entries), await db.$count(users)];
    const reply = await club.call('POST /api/v1/Sessions/{id}/door-events', { ...by, params: { id }, body });
    expect(reply.ok()).toMatchObject(body.events.map(() => ({ result: 'remark', remark: 'early' })));
    expect([await db.select().from(places), await db.$count(entries), await db.$count(users)]).toEqual(
      before,
    );
    expect(await owed(ana)).toMatchObject([{ amount: 10 }]);
    // Nobody could ask for the name of whom the club does not know to be deleted.
    expect(JSON.stringify(await roster(id))).not.toContain('Zoé');
    // Nor does it on the day, whatever else happens then.
    club.clock.set('2026-11-28T15:10:00Z');
    expect((await send(id, doorEvents('late', ana.id))).ok()).toMatchObject([{ result: 'applied' }]);
    expect(await seen(id, cam.id)).toMatchObject({ standing: 'none', mark: null });
    expect((await roster(id)).events.map(({ remark }) => remark)).toEqual([...Array(5).fill('early'), null]);
  });
});

describe('an event without what it is about is refused', () => {
  test.each<[DoorEventKind, Partial<DoorEvent>, string]>([
    ['here', { person: null }, 'person'],
    ['undo', { person: null }, 'person'],
    ['undo-paid', { person: null }, 'person'],
    ['paid', {}, 'method'],
    ['paid', { method: 'cash', person: null }, 'person'],
    ['walk-in', {}, 'walkIn'],
    ['replaced', {}, 'replaces'],
    ['closed', { person: newId() }, 'person'],
  ])('%s %j', async (kind, more, field) => {
    const ana = await club.person();
    const id = await club.session();
    club.clock.set('2026-11-28T15:10:00Z');
    const reply = await send(id, doorEvents(kind, ana.id, more));
    expect(reply.error()).toMatchObject({
      status: 400,
      errors: { [`events.0.${field}`]: [expect.any(String)] },
    });
    expect(Object.keys(reply.error().errors ?? {})).toHaveLength(1);
    expect((await roster(id)).events).toEqual([]);
  });
});

test('as many events as the contract allows, each as long as it can be, arrive at once', async () => {
  const [ana] = await club.people(1);
  const id = await club.session();
  club.clock.set('2026-11-28T15:10:00Z');
  const sentAt = club.clock.now().toISOString();
  const reason = '🏀'.repeat(rules.notes.max);
  const events = Array.from({ length: rules.door.events }, (_, sequence): DoorEvent => {
    const said = { kind: 'excused', person: ana?.id ?? '', reason } as const;
    return { id: newId(), device: newId(), sequence, deviceTime: sentAt, ...said };
  });
  expect((await send(id, { sentAt, events })).ok()).toHaveLength(rules.door.events);
  const marks = Array.from({ length: rules.door.marks }, () => ({
    person: newId(),
    mark: 'late' as const,
    reason,
  }));
  (await close(id, { marks })).ok();
  expect((await roster(id)).closedOn).not.toBeNull();
});

test('links together, and each account, say so much of a session and no more; what they said stays', async () => {
  const [ana] = await club.people(1);
  const [id, other] = [await club.session(), await club.session()];
  const as = await club.admin();
  const { secret } = (await club.call('POST /api/v1/Sessions/{id}/door-links', { as, params: { id } })).ok();
  club.clock.set('2026-11-28T15:10:00Z');
  const limit = rules.door.eventsKept;
  const { db } = club.database;
  // As one that only claims spots of people whom nobody knows.
  await db.execute(sql`
    insert into door_events (id, session_id, kind, person, replaces, device, sequence, device_time, happened_on, received_on)
    select gen_random_uuid(), ${id}, 'replaced', gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), n, moment, moment, moment
    from generate_series(1, ${limit - 2}) as n, cast(${club.clock.now().toISOString()} as timestamptz) as moment`);
  const byLink = (events: DoorEvent[]) =>
    club.call('POST /api/v1/Sessions/{id}/door-events', {
      ...{ params: { id }, headers: { 'door-link': secret } },
      body: { sentAt: club.clock.now().toISOString(), events },
    });
  const here = () => doorEvents('here', ana?.id ?? '').events;
  const many = [...here(), ...here(), ...here()] as DoorEvent[];
  expect((await byLink(many)).error()).toMatchObject({ status: 409, code: 'doorFull' });
  expect(await db.$count(doorEventRows, eq(doorEventRows.sessionId, id))).toBe(limit - 2);
  (await byLink(many.slice(1))).ok();
  expect(await seen(id, ana?.id ?? '')).toMatchObject({ mark: 'here' });
  expect((await byLink(here() as DoorEvent[])).error().code).toBe('doorFull');
  // What it has said already is no more.
  expect((await byLink(many.slice(1))).ok()).toMatchObject([
    { result: 'duplicate' },
    { result: 'duplicate' },
  ]);
  (await send(id, doorEvents('late', ana?.id ?? ''))).ok();
  (await close(id, { marks: [] })).ok();
  (await send(other, doorEvents('here', ana?.id ?? ''))).ok();
});

test('the desk sees what did not fit, of whom, until somebody notes it', async () => {
  const [ana, ben, cam] = await club.people(3);
  const holder = await club.passHolder({ firstName: 'Pia', lastName: 'Roy' });
  const id = await club.session({ maxCapacity: 3 });
  for (const person of [ana, ben]) (await say(person, id, true)).ok();
  club.clock.set('2026-11-28T15:10:00Z');
  const event = async (...said: Parameters<typeof doorEvents>) => {
    const body = doorEvents(...said);
    (await send(id, body)).ok();
    return body.events[0]?.id ?? '';
  };
  const paid = await event('paid', holder.id, { method: 'cash' });
  const came = await event('late', cam.id);
  // That somebody was noted twice is nothing to decide.
  await event('late', cam.id);
  const desk = async () => {
    const as = await club.again(await club.admin());
    const notes = (await club.call('GET /api/v1/Sessions/{id}/door-remarks', { as, params: { id } })).ok();
    const doors = (await club.call('GET /api/v1/Dashboard/door-remarks', { as })).ok();
    return [notes.map(({ event, name }) => `${name} ${event.remark}`).sort(), doors] as const;
  };
  const named = `${cam.firstName} ${cam.lastName}`;
  const sessionDate = '2026-11-28';
  expect(await desk()).toEqual([
    [`${named} overCapacity`, 'Pia Roy becameCredit'].sort(),
    [{ id, sessionDate, count: 2 }],
  ]);
  const note = async (eventId: string) =>
    club.call('POST /api/v1/Sessions/{id}/door-remarks/{eventId}/noted', {
      as: await club.again(await club.admin()),
      params: { id, eventId },
    });
  for (const eventId of [came, came]) (await note(eventId)).ok(204);
  expect(await desk()).toEqual([['Pia Roy becameCredit'], [{ id, sessionDate, count: 1 }]]);
  const log = (await club.call('GET /api/v1/Audit', { as: await club.again(await club.admin()) })).ok();
  expect(log.filter(({ action }) => action === 'session.remark')).toMatchObject([
    { entityId: id, after: { userId: cam.id, remark: 'overCapacity' }, aboutName: named },
  ]);
  expect((await note(newId())).error()).toMatchObject({ status: 404 });
  const remove = { as: await club.again(await club.admin()), params: { id: holder.id } };
  (await club.call('DELETE /api/v1/Users/{id}', remove)).ok(204);
  expect((await desk())[0]).toEqual([' becameCredit']);
  (await note(paid)).ok(204);
  expect(await desk()).toEqual([[], []]);
});
