import { eq } from 'drizzle-orm';
import { PaymentStatus, type PlaceMove, SessionStatus, UserStatus } from 'shared-api/contract';
import { outbox, payments, sessions, subscriptions } from '../../src/data/schema';
import { changeAccount } from '../support/accounts';
import { clubForAll, type Person } from '../support/club';
import { emptyTables } from '../support/ledger';
import { askedPayments, setPaymentStatus } from '../support/payments';
import { placesIn } from '../support/places';
import { changeSettings } from '../support/settings';

/** How places reach the line, and what guests, passes and administrators do: the model in the running product. */
const club = clubForAll();

/** A week before, and the day before, the session of Saturday, November 28, at ten. */
const early = '2026-11-21T23:00:00Z';
const late = '2026-11-27T17:00:00Z';

beforeEach(async () => {
  club.clock.set(early);
  const { db } = club.database;
  await emptyTables(db, outbox, payments, subscriptions, sessions);
});

const { show, say, wait, bring, move, sweep, mailsTo, templatesTo, owed, standingOf } = placesIn(() => club);

/** A full session of one place, and people who wait. */
async function full(...line: Person[]) {
  const id = await club.session({ maxCapacity: 1 });
  const holder = await club.person();
  (await say(holder, id, true)).ok();
  for (const as of line) {
    (await wait(as, id)).ok();
    club.clock.set(new Date(club.clock.now().getTime() + 1000));
  }
  return { id, holder };
}

test('after the deadline the first in line is asked, and the place is held until the offer has run out', async () => {
  const [first, second, newcomer] = await club.people(3);
  const { id, holder } = await full(first, second);
  club.clock.set(late);
  (await say(holder, id, false)).ok();

  expect(await show(id, first)).toMatchObject({
    ...{ registeredPlayersCount: 0, waitingListCount: 2, offeredPlacesCount: 1, status: SessionStatus.Full },
    place: { standing: 'offered', position: 1, offeredUntil: '2026-11-27T19:00:00.000Z', isCall: false },
  });
  expect((await show(id, second)).place).toMatchObject({ standing: 'waiting', position: 2 });
  expect((await say(newcomer, id, true)).error().code).toBe('sessionFull');
  expect((await say(second, id, true)).error().code).toBe('sessionFull');
  expect(await owed(first)).toEqual([]);

  club.clock.set('2026-11-27T18:59:59Z');
  await sweep();
  expect((await show(id, first)).place?.standing).toBe('offered');
  club.clock.set('2026-11-27T19:00:00Z');
  await sweep();
  await sweep();
  expect((await show(id, first)).place).toMatchObject({ standing: 'out', offeredUntil: null });
  expect((await show(id, second)).place).toMatchObject({ standing: 'offered', position: 1 });
  expect(await templatesTo(first)).toEqual(['waiting-joined', 'place-offered', 'offer-passed']);

  (await say(second, id, true)).ok();
  expect(await show(id, second)).toMatchObject({
    isAttending: true,
    offeredPlacesCount: 0,
    registeredPlayersCount: 1,
  });
  expect(await owed(second)).toHaveLength(1);
});

test('whoever has waited once may choose to be asked first, also after leaving the list or getting a spot', async () => {
  const [waits, left, placed] = await club.people(3);
  const other = await club.person();
  const hasWaited = async (as: Person) => (await club.call('GET /api/v1/Users/me', { as })).ok().hasWaited;
  const everyone = async () => [
    ...[await hasWaited(waits), await hasWaited(left), await hasWaited(placed), await hasWaited(other)],
  ];
  expect(await everyone()).toEqual([false, false, false, false]);
  const { id, holder } = await full(placed, waits, left);
  expect(await everyone()).toEqual([true, true, true, false]);
  const params = { id };
  (await club.call('DELETE /api/v1/Sessions/{id}/waiting-list', { as: left, params })).ok(204);
  (await say(holder, id, false)).ok();
  (await say(placed, id, true)).ok();
  expect(await standingOf(id, placed.id)).toBe('in');
  expect([await standingOf(id, left.id), await everyone()]).toEqual([undefined, [true, true, true, false]]);
  // What was e-mailed about it goes after two weeks.
  await club.database.db.delete(outbox);
  expect([await everyone(), await hasWaited(holder)]).toEqual([[true, true, true, false], false]);
});

test('the offer of a player who is suspended goes on at once, and comes back to nobody but by their turn', async () => {
  const [first, second] = await club.people(2);
  const { id, holder } = await full(first, second);
  club.clock.set(late);
  (await say(holder, id, false)).ok();
  const setStatus = (status: UserStatus) => changeAccount(club, first, { status });
  (await setStatus(UserStatus.Suspended)).ok();
  expect((await show(id, second)).place?.standing).toBe('offered');
  (await setStatus(UserStatus.Active)).ok();
  expect(await standingOf(id, first.id)).toBe('waiting');
  expect(await show(id)).toMatchObject({ offeredPlacesCount: 1, registeredPlayersCount: 0 });

  // With nobody left before them, it is their turn once they are readmitted.
  (await setStatus(UserStatus.Suspended)).ok();
  (await say(second, id, false)).ok();
  expect(await show(id)).toMatchObject({ offeredPlacesCount: 0 });
  (await setStatus(UserStatus.Active)).ok();
  expect(await show(id)).toMatchObject({ offeredPlacesCount: 1 });
  expect(await standingOf(id, first.id)).toBe('offered');
});

test('nobody waits for somebody who is suspended', async () => {
  const [first, second] = await club.people(2);
  const { id } = await full(first, second);
  const line = async () => {
    const { place, waitingListCount } = await show(id, second);
    return [place?.position, waitingListCount];
  };
  expect(await line()).toEqual([2, 2]);
  (await changeAccount(club, first, { status: UserStatus.Suspended })).ok();
  expect(await line()).toEqual([1, 1]);
  (await wait(await club.person(), id)).ok();
  const turns = (
    await club.call('GET /api/v1/Sessions/{id}/registrations', { as: await club.admin(), params: { id } })
  )
    .ok()
    .map(({ waitingPosition }) => waitingPosition);
  // Their own turn stays.
  expect(turns).toEqual([null, 1, 1, 2]);
  (await changeAccount(club, first, { status: UserStatus.Active })).ok();
  expect(await line()).toEqual([2, 3]);
});

test('who waited in vain is a step further at the next session', async () => {
  const [usual, unlucky] = await club.people(2);
  const last = await club.session({ sessionDate: '2026-11-22', maxCapacity: 1 });
  (await say(await club.person(), last, true)).ok();
  (await wait(unlucky, last)).ok();
  const { id } = await full(usual, unlucky);
  expect((await show(id, unlucky)).place).toMatchObject({ position: 2, missedOut: false });
  club.clock.set('2026-11-22T15:00:00Z');
  await sweep();
  expect((await show(id, unlucky)).place).toMatchObject({ position: 1, missedOut: true });
  expect((await show(id, usual)).place).toMatchObject({ position: 2, missedOut: false });
});

test('a guest takes a place that their host pays for, and goes alone or with the host', async () => {
  const [host, other] = await club.people(2);
  const id = await club.session({ maxCapacity: 2 });
  expect((await bring(host, id, 'Camille')).error().code).toBe('notIn');
  (await say(host, id, true)).ok();
  const { place, participants } = (await bring(host, id, ' Camille ')).ok(201);
  expect(place?.guests).toMatchObject([{ firstName: 'Camille' }]);
  expect(participants).toEqual([{ firstName: host.firstName, guests: 1 }]);
  expect((await bring(host, id, 'Alex')).error().code).toBe('guestLimit');
  expect(await owed(host)).toMatchObject([{ guestName: null }, { guestName: 'Camille' }]);
  expect((await say(other, id, true)).error().code).toBe('sessionFull');
  (await wait(other, id)).ok();

  const guestId = place?.guests[0]?.id ?? '';
  const drop = (as: Person) =>
    club.call('DELETE /api/v1/Sessions/{id}/guests/{guestId}', { as, params: { id, guestId } });
  expect((await drop(other)).error().code).toBe('guestUnknown');
  (await drop(host)).ok();
  expect(await owed(host)).toMatchObject([{ guestName: null }]);
  expect(await show(id, other)).toMatchObject({ isAttending: true, registeredPlayersCount: 2 });
  (await say(other, id, false)).ok();
  (await bring(host, id, 'Camille')).ok(201);
  (await say(host, id, false)).ok();
  expect(await show(id)).toMatchObject({ registeredPlayersCount: 0, participants: [] });
  expect(await owed(host)).toEqual([]);
  expect(await templatesTo(host)).toEqual([
    'place-confirmed',
    'guest-added',
    'guest-dropped',
    'guest-added',
    'place-declined',
  ]);
});

test('guests with one first name are told apart, and keep their names when they come back', async () => {
  await changeSettings(club, { guestsPerPlayer: 3 });
  const [host, other] = await club.people(2);
  const id = await club.session({ maxCapacity: 8 });
  const names = async () => (await show(id, host)).place?.guests.map(({ firstName }) => firstName);
  (await say(host, id, true)).ok();
  for (const name of ['Élise', 'elise', 'Élise ']) (await bring(host, id, name)).ok(201);
  expect(await names()).toEqual(['Élise', 'elise 2', 'Élise 3']);
  expect(await owed(host)).toHaveLength(4);
  const references = async () => (await owed(host)).map(({ reference }) => reference).sort();
  const asked = await references();
  (await say(host, id, false)).ok();
  const change = { isAttending: true, guests: ['Élise', 'elise 2', 'Élise 3'] };
  const sent = { as: host, params: { sessionId: id }, body: change };
  for (let press = 0; press < 2; press++)
    (await club.call('PUT /api/v1/Attendance/sessions/{sessionId}', sent)).ok();
  expect(await names()).toEqual(['Élise', 'elise 2', 'Élise 3']);
  expect(await references()).toEqual(asked);
  // Another host's guest is another person, and so are two who come with one yes.
  (await say(other, id, true)).ok();
  const both = {
    as: other,
    params: { sessionId: id },
    body: { isAttending: true, guests: ['Élise', 'Élise'] },
  };
  const { attendance } = (await club.call('PUT /api/v1/Attendance/sessions/{sessionId}', both)).ok();
  expect(attendance.place.guests.map(({ firstName }) => firstName)).toEqual(['Élise', 'Élise 2']);
  await changeSettings(club, { guestsPerPlayer: 1 });
});

describe('a no that is undone', () => {
  /** A player with a guest, who has said no and takes it back. */
  async function undone(meanwhile: (id: string) => Promise<unknown>) {
    const host = await club.person();
    const id = await club.session({ maxCapacity: 2 });
    const change = (body: { isAttending: boolean; guests?: string[] }) =>
      club.call('PUT /api/v1/Attendance/sessions/{sessionId}', {
        as: host,
        params: { sessionId: id },
        body,
      });
    (await say(host, id, true)).ok();
    (await bring(host, id, 'Camille')).ok(201);
    const asked = await owed(host);
    (await change({ isAttending: false })).ok();
    expect((await mailsTo(host)).at(-1)).toMatchObject({
      template: 'place-declined',
      props: { guests: ['Camille'] },
    });
    expect(await owed(host)).toEqual([]);
    await meanwhile(id);
    const { attendance } = (await change({ isAttending: true, guests: [' Camille ', 'Camille'] })).ok();
    return { id, host, attendance, asked, due: await owed(host) };
  }

  test('brings the guest back, under the same reference', async () => {
    const { id, host, attendance, asked, due } = await undone(async () => {});
    expect(attendance.place.guests).toMatchObject([{ firstName: 'Camille' }]);
    expect((await show(id, host)).place).toEqual(attendance.place);
    expect(due.map(({ reference }) => reference).sort()).toEqual(
      asked.map(({ reference }) => reference).sort(),
    );
    expect((await mailsTo(host)).slice(-2)).toMatchObject([
      { template: 'place-confirmed', props: { guests: ['Camille'] } },
      { template: 'guest-added', props: { guest: 'Camille' } },
    ]);
  });
});

test('a spot is freed and its money goes back; the next in line gets it, and what somebody else had paid stays theirs', async () => {
  const [host, first] = await club.people(2);
  const id = await club.session({ maxCapacity: 2 });
  (await say(host, id, true)).ok();
  (await bring(host, id, 'Camille')).ok(201);
  for (const { id: due } of await owed(host))
    (await setPaymentStatus(club, due, PaymentStatus.Completed)).ok();
  (await wait(first, id)).ok();
  const as = await club.again(await club.admin());
  const { place } = await show(id, host);
  const out = (guestId?: string) =>
    move(as, id, host.id, { move: 'out', refund: true, ...(guestId && { guestId }) });
  const paidBy = async () =>
    (await askedPayments(club))
      .filter(({ userId }) => userId === host.id)
      .map(({ guestName, status }) => [guestName, status]);
  (await out(place?.guests[0]?.id)).ok();
  expect(await paidBy()).toEqual(
    expect.arrayContaining([
      [null, PaymentStatus.Completed],
      ['Camille', PaymentStatus.Refunded],
    ]),
  );
  expect(await standingOf(id, first.id)).toBe('in');
  expect(await standingOf(id, host.id)).toBe('in');
  for (let press = 0; press < 2; press++) (await out()).ok();
  expect(await standingOf(id, host.id)).toBe('out');
  expect(await paidBy()).toEqual(
    expect.arrayContaining([
      [null, PaymentStatus.Refunded],
      ['Camille', PaymentStatus.Refunded],
    ]),
  );
  const { credit } = (await club.call('GET /api/v1/Balances/{id}', { as, params: { id: host.id } })).ok();
  expect(credit).toBe(0);
  const refunds = (await club.call('GET /api/v1/Refunds', { as, query: { state: 'due' } })).ok();
  expect(refunds.filter(({ userId }) => userId === host.id).map(({ amount }) => amount)).toEqual([10, 10]);
  expect((await mailsTo(host)).at(-1)).toMatchObject({ template: 'place-declined' });
  expect((await mailsTo(host)).at(-1)?.props).not.toHaveProperty('credit');
});

test('an administrator takes out a guest alone: the host stays, owes nothing for them, and is told why', async () => {
  const [host, other] = await club.people(2);
  const id = await club.session({ maxCapacity: 2 });
  const as = await club.again(await club.admin());
  (await say(host, id, true)).ok();
  const { place } = (await bring(host, id, 'Camille')).ok(201);
  (await wait(other, id)).ok();
  const guestId = place?.guests[0]?.id ?? '';
  const out = (userId: string, by = as) => move(by, id, userId, { move: 'out', guestId, reason: 'One each' });
  expect((await out(other.id)).error().code).toBe('guestUnknown');
  expect((await out(host.id, host)).error().status).toBe(403);
  (await out(host.id)).ok();
  expect(await owed(host)).toMatchObject([{ guestName: null }]);
  expect(await show(id, host)).toMatchObject({ isAttending: true, place: { guests: [] } });
  expect(await show(id, other)).toMatchObject({ isAttending: true });
  const mails = await mailsTo(host);
  expect(mails.map(({ template, props }) => ({ template, props })).at(-1)).toMatchObject({
    template: 'guest-dropped',
    props: { guest: 'Camille', by: 'administrator' },
  });
  const [entry] = (await club.call('GET /api/v1/Audit', { as, query: { entity: 'session' } })).ok();
  expect(entry).toMatchObject({
    before: { userId: host.id, guests: 1 },
    after: { userId: host.id, guests: 0, standing: 'in', move: 'out', reason: 'One each' },
  });
  expect(JSON.stringify(entry)).not.toContain('Camille');
});

test('an administrator puts players in, out and forward, on purpose over the capacity, with the reason in log and mail', async () => {
  const [first, second] = await club.people(2);
  const { id, holder } = await full(first, second);
  const as = await club.again(await club.admin());
  const put = (player: Person, body: PlaceMove) => move(as, id, player.id, body);
  const listed = (await put(second, { move: 'forward', reason: 'Drives the others' })).ok();
  const line = listed.filter(({ waitingPosition }) => waitingPosition);
  expect(line.map(({ userId }) => userId)).toEqual([second.id, first.id]);
  expect((await put(holder, { move: 'forward' })).error().code).toBe('notWaiting');
  expect((await put(first, { move: 'in' })).error().code).toBe('sessionFull');
  (await put(first, { move: 'in', overbook: true })).ok();
  expect(await show(id)).toMatchObject({ registeredPlayersCount: 2, waitingListCount: 1 });
  // In an overbooked session, one player less frees no place.
  (await put(holder, { move: 'out', reason: 'Injured' })).ok();
  expect((await show(id, second)).place?.standing).toBe('waiting');
  const log = (await club.call('GET /api/v1/Audit', { as, query: { entity: 'session' } })).ok();
  expect(log.filter(({ action, entityId }) => action === 'session.place' && entityId === id)).toMatchObject([
    { after: { move: 'out', reason: 'Injured', userId: holder.id, standing: 'out' } },
    { after: { move: 'in', userId: first.id, standing: 'in' } },
    { after: { move: 'forward', reason: 'Drives the others' } },
  ]);
  const [declined] = (
    await club.database.db.select().from(outbox).where(eq(outbox.template, 'place-declined'))
  ).map(({ props }) => props);
  expect(declined).toMatchObject({ by: 'administrator', reason: { en: 'Injured' } });
});

test('who is taken off the waiting list is told so and why, and not that they lost a place', async () => {
  const waits = await club.person();
  const { id } = await full(waits);
  (await move(await club.admin(), id, waits.id, { move: 'out', reason: 'Injured' })).ok();
  expect((await mailsTo(waits)).at(-1)).toMatchObject({
    template: 'waiting-left',
    props: { by: 'administrator', reason: { en: 'Injured' } },
  });
});

test('a pass and a session that did not see each other are brought together within a minute', async () => {
  const id = await club.session({ maxCapacity: 1 });
  // Inserted directly, as if pass and session had been created at the same moment.
  const [one, two] = [await club.passHolder(), await club.passHolder()];
  await sweep();
  await sweep();
  const standings = [(await show(id, one)).place, (await show(id, two)).place];
  expect(standings).toMatchObject([
    { standing: 'in', source: 'pass' },
    { standing: 'waiting', position: 1 },
  ]);
  expect([await templatesTo(one), await templatesTo(two)]).toEqual([['places-held'], ['places-held']]);
  expect(await owed(one)).toEqual([]);
});
