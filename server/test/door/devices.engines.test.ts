import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { addDays } from 'shared-api/calendar';
import { SessionStatus } from 'shared-api/contract';
import { type DoorEventKind, doorState } from 'shared-api/door';
import { instantOf } from 'shared-api/instant';
import { accounts, doorEvents, entries, newId, payments, places, sessions } from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';
import { doorIn } from '../support/door';
import { sequences } from '../support/engines';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';

const club = clubForAll();
const { say, wait, bring } = placesIn(() => club);
const { phone, roster, send } = doorIn(() => club);

/** Each morning has a day of its own, so that passes and credit of one are none of another. */
let day = '2026-11-27';
let start = 0;
const at = (minute: number) => club.clock.set(new Date(start + minute * 60_000).toISOString());

/** Two are in, one of them with a guest; one waits; one was never asked. */
async function arranged() {
  day = addDays(day, 1);
  start = instantOf(day, '10:00').getTime();
  at(-48 * 60);
  // After many mornings their first login is over.
  const admin = await club.admin();
  Object.assign(admin, await club.again(admin));
  const [ana, ben, cam] = await club.people(3);
  const [dan, holder] = [await club.person(), await club.passHolder({}, { startDate: day, endDate: day })];
  const id = await club.session({ maxCapacity: 4, sessionDate: day });
  for (const person of [ana, ben]) (await say(person, id, true)).ok();
  const guest = (await bring(ana, id, 'Noé')).ok(201).place?.guests[0]?.id ?? '';
  (await wait(cam, id)).ok();
  return { id, keys: [ana.id, ben.id, cam.id, dan.id, holder.id, guest] };
}

/** What is stored of a session, without what names this one. */
async function outcomeOf({ id, keys }: { id: string; keys: readonly string[] }) {
  const { db } = club.database;
  const nameOf = (key: string | null) => (key === null ? null : keys.indexOf(key));
  const rows = await db.select().from(places).where(eq(places.sessionId, id)).orderBy(asc(places.id));
  const dues = await db.select().from(payments).where(eq(payments.sessionId, id));
  const credit = await db.select().from(accounts);
  const books = await db.select().from(entries);
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
  const sumOf = (paymentId: string, cash: boolean) =>
    books
      .filter((entry) => entry.paymentId === paymentId && (entry.method !== null) === cash)
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    closed: session?.doorClosedOn && session.doorClosedOn.getTime() - start,
    places: rows
      .map(({ id: key, userId, standing, mark, markedOn, paidAtDoor }) => ({
        ...{
          who: nameOf(userId ?? key),
          standing,
          mark,
          after: markedOn && markedOn.getTime() - start,
          paidAtDoor,
        },
      }))
      .sort((one, other) => (one.who ?? 0) - (other.who ?? 0)),
    dues: dues
      .map((due) => ({
        ...{ who: nameOf(due.userId), guest: due.guestName, open: due.openCents, paid: due.paidCents },
        ...{ status: due.status, isSent: due.sentOn !== null, cash: sumOf(due.id, true) },
      }))
      // A charge that was made and ended leaves nothing but its row.
      .filter((due) => due.open > 0 || due.paid > 0)
      .sort((one, other) => `${one.who} ${one.guest}`.localeCompare(`${other.who} ${other.guest}`)),
    credit: credit
      .filter(({ id: account, creditCents }) => keys.includes(account) && creditCents > 0)
      .map(({ id: account, creditCents }) => [nameOf(account), creditCents]),
  };
}

const kinds: readonly DoorEventKind[] = [
  ...(['here', 'here', 'here', 'undo', 'undo', 'late', 'replaced', 'walk-in'] as const),
  ...(['paid', 'paid', 'undo-paid', 'closed', 'absent', 'excused'] as const),
];
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  who: fc.nat(6),
  other: fc.nat(5),
  method: fc.constantFrom('cash' as const, 'interac' as const, 'account' as const),
  phone: fc.nat(2),
  pause: fc.nat(3),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** How much the phones' clocks are ahead, in minutes. */
const ahead = [0, 120, -300];

/** Lets three phones, whose clocks are hours apart, note a morning. @returns them, with all that is unsent */
function play({ id, keys }: { id: string; keys: string[] }, steps: readonly Step[]) {
  const phones = ahead.map((minutes) => phone(id, minutes));
  let minute = 5;
  for (const { kind, who, other, method, phone: which, pause } of steps) {
    minute += pause;
    at(minute);
    const isNew = kind === 'walk-in';
    const person = kind === 'closed' ? null : (keys[isNew ? 6 : who] ?? keys[0] ?? null);
    phones[which]?.note(kind, person, {
      ...(kind === 'paid' && { method }),
      ...(kind === 'excused' && { reason: 'Flu' }),
      ...(isNew && { walkIn: { firstName: 'Nadia' } }),
      ...(kind === 'replaced' && { replaces: keys[other] ?? null }),
    });
  }
  at(120);
  return phones;
}

test('three phones, hours apart, one state: in whatever order and portions events arrive', async () => {
  const scenario = fc.record({
    steps: fc.array(step, { minLength: 4, maxLength: 16 }),
    portions: fc.array(fc.record({ phone: fc.nat(2), count: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 8,
    }),
    lost: fc.array(fc.nat(15), { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(scenario, async ({ steps, portions, lost }) => {
      const one = await arranged();
      one.keys.push(newId());
      for (const phone of play(one, steps)) await phone.send();
      const expected = await outcomeOf(one);

      const other = await arranged();
      other.keys.push(newId());
      const phones = play(other, steps);
      // Portions whose replies are lost are sent again.
      const sentAt = ahead.map((off) => new Date(start + (120 + off) * 60_000).toISOString());
      for (const { phone, count } of portions) {
        const itself = phones[phone];
        const events = itself?.unsent.slice(0, count) ?? [];
        if (!itself || events.length === 0) continue;
        const body = { sentAt: sentAt[phone] ?? '', events };
        (await send(other.id, body)).ok();
        if (!lost.includes(itself.unsent.length)) itself.unsent = itself.unsent.slice(count);
      }
      for (const phone of phones.reverse()) await phone.send();

      expect(await outcomeOf(other)).toEqual(expected);
      // The phones derive the same from what the server tells them.
      const { events, people, aliases, closedOn } = await roster(other.id);
      const state = doorState(events, aliases);
      for (const { id, standing, mark } of people) {
        const said = state.marks.get(id)?.mark;
        if (said === 'here' || said === 'late')
          expect({ id, standing, mark }).toEqual({ id, standing: 'in', mark: said });
      }
      expect(closedOn).toBe(state.closedOn);
      const { db } = club.database;
      expect(await db.$count(doorEvents, eq(doorEvents.sessionId, other.id))).toBe(steps.length);
    }),
    sequences(12),
  );
});

describe('a phone that was offline', () => {
  const offline = async () => {
    const { id, keys } = await arranged();
    at(10);
    const itself = phone(id);
    itself.note('here', keys[0] ?? '');
    itself.note('paid', keys[0] ?? '', { method: 'cash' });
    return { id, keys, ...itself, itself };
  };
  const markOf = async (id: string, key: string) =>
    (await roster(id)).people.find((person) => person.id === key)?.mark;

  test('loses nothing when the session was cancelled meanwhile', async () => {
    const { id, keys, itself } = await offline();
    (await changeSession(club, id, { status: SessionStatus.Cancelled })).ok();
    expect(await itself.send()).toMatchObject([
      { result: 'remark', remark: 'cancelled' },
      { result: 'remark', remark: 'becameCredit' },
    ]);
    expect(await markOf(id, keys[0] ?? '')).toBe('here');
  });

  test('keeps its events when its role was withdrawn: another login sends them', async () => {
    const { id, keys, itself } = await offline();
    const keeper = await club.person({ isAdmin: true });
    const account = {
      username: keeper.username,
      firstName: 'Former',
      lastName: 'Keeper',
      email: keeper.email,
    };
    const params = { id: keeper.id };
    const body = { ...account, isAdmin: false, status: 0, paymentPlan: 1 } as const;
    const as = await club.again(await club.admin());
    (await club.call('PUT /api/v1/Users/{id}', { as, params, body })).ok();
    const sent = { params: { id }, body: { sentAt: club.clock.now().toISOString(), events: itself.unsent } };
    expect((await club.call('POST /api/v1/Sessions/{id}/door-events', { as: keeper, ...sent })).status).toBe(
      401,
    );
    expect(await itself.send()).toMatchObject([{ result: 'applied' }, { result: 'applied' }]);
    expect(await markOf(id, keys[0] ?? '')).toBe('here');
  });

  test('is taken back from the other phone', async () => {
    const { id, keys, itself } = await offline();
    await itself.send();
    at(12);
    const other = phone(id, -120);
    other.note('undo', keys[0] ?? '');
    other.note('undo-paid', keys[0] ?? '');
    expect(await other.send()).toMatchObject([{ result: 'applied' }, { result: 'applied' }]);
    expect(await markOf(id, keys[0] ?? '')).toBeNull();
  });

  test('sends one by one what the server does not understand in the middle, and the rest counts', async () => {
    const { id, keys, itself } = await offline();
    itself.note('here', 'nobody');
    itself.note('late', keys[1] ?? '');
    const sentAt = club.clock.now().toISOString();
    expect((await send(id, { sentAt, events: itself.unsent })).status).toBe(400);
    const statuses: number[] = [];
    for (const event of itself.unsent) statuses.push((await send(id, { sentAt, events: [event] })).status);
    expect(statuses).toEqual([200, 200, 400, 200]);
    expect(await markOf(id, keys[1] ?? '')).toBe('late');
  });

  test('finds a person whom it marks after they have left', async () => {
    const { keys, itself } = await offline();
    const [first = ''] = keys;
    const as = await club.again(await club.admin());
    (await club.call('DELETE /api/v1/Users/{id}', { as, params: { id: first } })).ok(204);
    expect(await itself.send()).toMatchObject([{ remark: 'personGone' }, { remark: 'personGone' }]);
  });
});

test('nothing of somebody who leaves stays at the door', async () => {
  const { id } = await arranged();
  at(10);
  const walkIn = newId();
  const one = phone(id);
  await one.say('walk-in', walkIn, {
    walkIn: { firstName: 'Nadia', lastName: 'Newcomer', email: 'nadia@door.test' },
  });
  await one.say('excused', walkIn, { reason: 'Her knee' });
  const as: Person = await club.again(await club.admin());
  (await club.call('DELETE /api/v1/Users/{id}', { as, params: { id: walkIn } })).ok(204);
  const { db } = club.database;
  const kept = JSON.stringify(await db.select().from(doorEvents).where(eq(doorEvents.sessionId, id)));
  expect(kept).not.toMatch(/Nadia|Newcomer|nadia|knee/);
  expect(kept).not.toContain(walkIn);
});
