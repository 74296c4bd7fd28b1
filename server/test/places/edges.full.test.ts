import { and, eq, isNull } from 'drizzle-orm';
import { PaymentStatus, Plan, type SessionChange, SessionStatus, UserStatus } from 'shared-api/contract';
import { auditLog, outbox, payments, places, sessions, subscriptions, users } from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';
import { emptyTables } from '../support/ledger';
import { changePayments } from '../support/payments';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';

/** Interactions of passes, offers, moved sessions and mails. */
const club = clubForAll();

/** A week before, and the day before, the session of Saturday, November 28, at ten. */
const early = '2026-11-21T23:00:00Z';
const late = '2026-11-27T17:00:00Z';

beforeEach(async () => {
  club.clock.set(early);
  const { db } = club.database;
  await emptyTables(db, outbox, payments, subscriptions, sessions);
});

const { show, say, wait, bring, move, sweep, mailsTo } = placesIn(() => club);
const placeOf = async (id: string, as: Person) => (await show(id, as)).place;
const lastMailTo = async (person: Person) => (await mailsTo(person)).at(-1)?.props;

const change = async (id: string, values: Partial<SessionChange>) =>
  (await changeSession(club, id, values)).ok();
const endPasses = async (as: Person) =>
  (await club.call('PATCH /api/v1/Users/me/payment-plan', { as, body: { paymentPlan: Plan.DropIn } })).ok();

/** A full session of one place, held by the first of two passes; the other's holder waits. */
async function fullWithHolder() {
  const [first, holder] = [await club.passHolder(), await club.passHolder()];
  const id = await club.session({ maxCapacity: 1 });
  const standings = [await placeOf(id, first), await placeOf(id, holder)];
  expect(standings).toMatchObject([{ standing: 'in' }, { standing: 'waiting', position: 1 }]);
  return { id, first, holder };
}

test('a place that a pass holds is no answer: it dates from the holder’s own', async () => {
  const holder = await club.passHolder();
  const id = await club.session();
  const as = await club.admin();
  const dated = async () => {
    const calls = [
      await club.call('GET /api/v1/Sessions/{id}/registrations', { as, params: { id } }),
      await club.call('GET /api/v1/Attendance/me', { as: await club.again(holder) }),
    ];
    return calls.map((call) => call.ok()[0]?.createdOn);
  };
  const [held, said, changed] = [
    '2026-11-21T23:00:00.000Z',
    '2026-11-22T23:00:00.000Z',
    '2026-11-23T23:00:00.000Z',
  ];
  const dates: unknown[] = [];
  for (const [at, isAttending] of [[held], [said, true], [changed, false]] as const) {
    club.clock.set(at);
    if (isAttending !== undefined) (await say(holder, id, isAttending)).ok();
    dates.push(await dated());
  }
  expect(dates).toEqual([held, said, said].map((date) => [date, date]));
});

test('who was asked in vain is told whether somebody was quicker, nobody was, or the spot has gone', async () => {
  const [first, second, third] = await club.people(3);
  const because = async (person: Person) =>
    (await mailsTo(person)).flatMap(({ template, props }) => (template === 'offer-passed' ? [props] : []));
  const id = await club.session({ maxCapacity: 2 });
  for (const player of [first, second]) (await say(player, id, true)).ok();
  (await wait(third, id)).ok();
  club.clock.set(late);
  (await say(second, id, false)).ok();
  expect((await placeOf(id, third))?.standing).toBe('offered');
  await change(id, { maxCapacity: 1 });
  expect((await because(third)).at(-1)).toMatchObject({ isCall: true, because: 'withdrawn' });

  club.clock.set('2026-11-28T13:30:00Z');
  (await wait(second, id)).ok();
  (await say(first, id, false)).ok();
  (await say(second, id, true)).ok();
  expect((await because(third)).at(-1)).not.toHaveProperty('because');
  (await say(second, id, false)).ok();
  club.clock.set('2026-11-28T14:00:00Z');
  await sweep();
  expect((await because(third)).at(-1)).toMatchObject({ isCall: true, because: 'unanswered' });
  expect(await placeOf(id, third)).toMatchObject({ standing: 'waiting' });
  (await say(third, id, true)).ok();
});

test('whoever waits by a pass alone is out of the line when it ends, and is never charged', async () => {
  const { id, first, holder } = await fullWithHolder();
  await endPasses(holder);
  (await say(first, id, false)).ok();
  expect(await placeOf(id, holder)).toMatchObject({ standing: 'out', source: 'pass' });
  expect(await club.database.db.select().from(payments)).toEqual([]);
  expect(await lastMailTo(holder)).toMatchObject({ released: [], kept: [] });
});

test('the end of a pass says what is owed because of it, and nothing else', async () => {
  const holder = await club.passHolder({}, { endDate: '2026-11-30' });
  const [inside, outside] = [await club.session(), await club.session({ sessionDate: '2026-12-05' })];
  for (const id of [inside, outside]) (await say(holder, id, true)).ok();
  await endPasses(holder);
  expect(await lastMailTo(holder)).toMatchObject({ kept: [{ date: '2026-11-28' }] });
});

test('the end of a pass names the guests whose spots go along', async () => {
  const holder = await club.passHolder();
  const id = await club.session();
  (await bring(holder, id, 'Camille')).ok(201);
  await endPasses(holder);
  expect(await show(id)).toMatchObject({ registeredPlayersCount: 0 });
  expect(await lastMailTo(holder)).toMatchObject({ released: ['2026-11-28'], guests: ['Camille'] });
});

test('the end of a pass asks nothing for a date that it never covered, and that was given back', async () => {
  const holder = await club.passHolder({}, { endDate: '2026-11-30' });
  const id = await club.session({ sessionDate: '2026-12-05' });
  (await say(holder, id, true)).ok();
  const { db } = club.database;
  await changePayments(club, { status: PaymentStatus.Refunded });
  await endPasses(holder);
  expect(await db.$count(payments, eq(payments.status, PaymentStatus.Pending))).toBe(0);
  expect((await placeOf(id, holder))?.standing).toBe('in');
});

test('a session that moves takes those whose passes cover the new date before its line', async () => {
  const stays = await club.passHolder({}, { startDate: '2026-12-05' });
  const goes = await club.passHolder({}, { endDate: '2026-11-30' });
  const waits = await club.person();
  const id = await club.session({ maxCapacity: 1 });
  (await wait(waits, id)).ok();
  expect((await placeOf(id, goes))?.standing).toBe('in');
  await change(id, { sessionDate: '2026-12-05' });
  expect((await placeOf(id, stays))?.standing).toBe('in');
  expect((await placeOf(id, waits))?.standing).toBe('waiting');
  expect(await placeOf(id, goes)).toMatchObject({ standing: 'out', source: 'pass' });
});

test('a session that takes place after all takes those with a pass before its line', async () => {
  const [leaves, waits] = await club.people(2);
  const id = await club.session({ maxCapacity: 1 });
  (await say(leaves, id, true)).ok();
  (await wait(waits, id)).ok();
  await change(id, { status: SessionStatus.Cancelled });
  await club.database.db.delete(users).where(eq(users.id, leaves.id));
  const holder = await club.passHolder();
  await change(id, { status: SessionStatus.Open });
  expect((await placeOf(id, holder))?.standing).toBe('in');
  expect((await placeOf(id, waits))?.standing).toBe('waiting');
});

test('the mail names the same position as the page, and whether there will be another', async () => {
  const [first, asked, joins] = await club.people(3);
  const id = await club.session({ maxCapacity: 1 });
  (await say(first, id, true)).ok();
  (await wait(asked, id)).ok();
  club.clock.set(late);
  (await say(first, id, false)).ok();
  await club.database.db.update(users).set({ wantsSpots: false }).where(eq(users.id, joins.id));
  const { waitingPosition } = (await wait(joins, id)).ok();
  expect(waitingPosition).toBe(2);
  expect(await lastMailTo(joins)).toMatchObject({ position: 2, wantsSpots: false });
});

test('a no of who was never in takes nothing out of their calendar', async () => {
  const one = await club.person();
  const id = await club.session();
  (await say(one, id, false)).ok();
  expect(await lastMailTo(one)).toMatchObject({ hadSpot: false });
  (await say(one, id, true)).ok();
  (await say(one, id, false)).ok();
  expect(await lastMailTo(one)).toMatchObject({ hadSpot: true });
});

test('an administrator takes somebody out who is suspended', async () => {
  const one = await club.person();
  const id = await club.session();
  (await say(one, id, true)).ok();
  await club.database.db.update(users).set({ status: UserStatus.Suspended }).where(eq(users.id, one.id));
  const as = await club.again(await club.admin());
  expect((await move(as, id, one.id, { move: 'out' })).ok()).toMatchObject([
    { place: { standing: 'out', source: 'administrator' } },
  ]);
  expect((await move(as, id, one.id, { move: 'in' })).error().code).toBe('userNotFound');
});

test.each([
  ['received', 0, PaymentStatus.Completed],
  ['refunded', 1, PaymentStatus.Refunded],
  ['not received after all', 1, PaymentStatus.Failed],
])('a place whose payment was %s, released and taken again, is owed for %i more', async (_, owed, status) => {
  const one = await club.person();
  const id = await club.session();
  (await say(one, id, true)).ok();
  await changePayments(club, { status });
  (await say(one, id, false)).ok();
  (await say(one, id, true)).ok();
  (await say(one, id, true)).ok();
  const pending = and(
    eq(payments.userId, one.id),
    eq(payments.status, PaymentStatus.Pending),
    isNull(payments.withdrawnOn),
  );
  expect(await club.database.db.$count(payments, pending)).toBe(owed);
  expect(await club.database.db.$count(places, eq(places.userId, one.id))).toBe(1);
});

test('what an answer brings back is what the pages show then', async () => {
  const holder = await club.passHolder();
  const [first, asked, joins] = await club.people(3);
  const id = await club.session({ maxCapacity: 3 });
  const answer = async (as: Person, isAttending: boolean) => {
    const sent = {
      as,
      params: { sessionId: id },
      body: { isAttending, notes: 'Late', updateReason: 'Work' },
    };
    const { attendance } = (await club.call('PUT /api/v1/Attendance/sessions/{sessionId}', sent)).ok();
    const [shown] = (await club.call('GET /api/v1/Attendance/me', { as })).ok();
    expect(attendance).toEqual(shown);
    expect(attendance).toMatchObject({
      place: await placeOf(id, as),
      session: { status: (await show(id)).status },
    });
  };
  (await club.call('POST /api/v1/Sessions/{id}/register', { as: first, params: { id } })).ok();
  (await bring(first, id, 'Camille')).ok();
  await answer(first, true);
  await answer(holder, true);
  for (const as of [asked, joins]) (await wait(as, id)).ok();
  club.clock.set(late);
  await answer(holder, false);
  expect((await placeOf(id, asked))?.standing).toBe('offered');
  await answer(asked, true);
  await answer(first, false);
  await answer(joins, true);
});

test('who only waits has not answered; guests and namesakes are counted one by one', async () => {
  const [first, namesake, waits] = await Promise.all(
    ['Sofia', 'Sofia', 'Ana'].map((firstName) => club.person({ firstName })),
  );
  const id = await club.session({ maxCapacity: 3 });
  for (const as of [first, namesake]) (await say(as as Person, id, true)).ok();
  (await bring(first as Person, id, 'Sofia')).ok();
  (await wait(waits as Person, id)).ok();
  expect((await show(id)).participants).toEqual([{ firstName: 'Sofia', guests: 1 }, { firstName: 'Sofia' }]);
  const as = await club.again(await club.admin());
  const params = { sessionId: id };
  const summary = (
    await club.call('GET /api/v1/Attendance/sessions/{sessionId}/summary', { as, params })
  ).ok();
  expect(summary).toMatchObject({ attending: 3, waiting: 1, declined: 0 });
  expect(summary.attendances.map(({ userId }) => userId)).toEqual(
    expect.not.arrayContaining([(waits as Person).id]),
  );
  expect(summary.attendances).toHaveLength(2);
});

test('nothing that was said of somebody, and no guest of theirs, stays when they have left', async () => {
  const host = await club.person();
  const id = await club.session();
  (await say(host, id, true)).ok();
  (await bring(host, id, 'Camille')).ok();
  const { db } = club.database;
  await changePayments(club, { status: PaymentStatus.Completed });
  const as = await club.again(await club.admin());
  (await move(as, id, host.id, { move: 'out', reason: 'Hurt a knee' })).ok();
  (await club.call('DELETE /api/v1/Users/{id}', { as, params: { id: host.id } })).ok();
  expect(await db.select({ userId: payments.userId, guestName: payments.guestName }).from(payments)).toEqual([
    { userId: null, guestName: null },
    { userId: null, guestName: null },
  ]);
  expect(JSON.stringify(await db.select().from(auditLog))).not.toContain('knee');
});
