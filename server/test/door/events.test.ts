import { rules } from 'shared-api/contract';
import type { DoorEvent, DoorEventKind } from 'shared-api/door';
import { entries, newId, places, users } from '../../src/db/schema';
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
