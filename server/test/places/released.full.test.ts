import { eq } from 'drizzle-orm';
import { PaymentStatus, Plan } from 'shared-api/contract';
import { correct } from '../../src/club/money/correct';
import { settle } from '../../src/club/money/settle';
import { worthOfDate } from '../../src/club/places/credits';
import { entries, outbox, payments, sessions, subscriptions } from '../../src/data/schema';
import type { Admin } from '../../src/http/access';
import { clubForAll, type Person } from '../support/club';
import { doorIn } from '../support/door';
import { emptyTables } from '../support/ledger';
import { changePayments, savePayment } from '../support/payments';
import { placesIn } from '../support/places';
import { storeSettings } from '../support/settings';
import { round } from '../support/timers';

/** What a released date of a pass is worth: the model (places/model) in the running product. */
const club = clubForAll();

beforeEach(async () => {
  // A week before the session of Saturday, November 28, at ten.
  club.clock.set('2026-11-21T17:00:00Z');
  await emptyTables(club.database.db, outbox, payments, subscriptions, sessions);
  await storeSettings(club, { lateNoCharged: true, creditReleasedDates: true });
});

const { phone } = doorIn(() => club);
const { say, sweep, owed } = placesIn(() => club);
const owedOrPaid = ({ id }: Person) =>
  club.database.db.select().from(payments).where(eq(payments.userId, id));

const credits = () =>
  club.database.db
    .select({ accountId: entries.accountId, cents: entries.amountCents })
    .from(entries)
    .where(eq(entries.kind, 'credit'));

/** A holder of a pass for four Saturdays, bought on the morning of the first for 30 dollars and paid. */
const holder = async () => {
  const { db } = club.database;
  const ana = await club.passHolder({}, { startDate: '2026-11-21', endDate: '2026-12-12' });
  const [pass] = await db
    .update(subscriptions)
    .set({ price: 30, createdOn: new Date('2026-11-21T12:00:00Z') })
    .returning();
  const owed = { account: ana.id, subject: { subscriptionId: pass?.id ?? '' }, cents: 3000 };
  const boss = (await club.admin()) as unknown as Admin;
  await club.perform(async (command) => {
    const { charged } = await settle(command, [owed]);
    for (const row of charged) await correct(command, row, { status: PaymentStatus.Completed }, boss.id);
  });
  return ana;
};
const start = '2026-11-28T15:00:00Z';
/** Releases the pass's spot in the next session, whose answers then close. */
const release = async (ana: Person) => {
  const id = await club.session();
  await sweep();
  (await say(ana, id, false)).ok();
  club.clock.set(start);
  await sweep();
  return id;
};
test('a released date of a pass is credited once when answers close, and pays what is owed', async () => {
  const ana = await holder();
  const id = await club.session();
  const later = await club.session({ sessionDate: '2026-12-19' });
  await sweep();
  (await say(ana, id, false)).ok();
  (await say(ana, later, true)).ok();
  await sweep();
  expect(await credits()).toEqual([]);
  club.clock.set(start);
  await sweep();
  await sweep();
  expect(await credits()).toEqual([{ accountId: ana.id, cents: 750 }]);
  expect(await owed(ana)).toMatchObject([{ amount: 10, paidCents: 750 }]);
});

test.each([
  ['a millisecond before the deadline', -1, [750]],
  ['at the deadline', 0, []],
  ['a millisecond after it', 1, []],
])(
  'a date that is released %s, twice at once and again after a yes, is credited once at most',
  async (_, off, cents) => {
    const ana = await holder();
    const id = await club.session();
    await sweep();
    club.clock.set(new Date(Date.parse('2026-11-27T15:00:00Z') + off));
    const as = await club.again(ana);
    for (const reply of await Promise.all([say(as, id, false), say(as, id, false)])) reply.ok();
    for (const isAttending of [false, true, false, false]) (await say(as, id, isAttending)).ok();
    club.clock.set(start);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect((await credits()).map((credit) => credit.cents)).toEqual(cents);
  },
);

test('whoever comes to the door on a date that was credited pays for it, until that is undone', async () => {
  const ana = await holder();
  const id = await release(ana);
  expect(await credits()).toMatchObject([{ cents: 750 }]);
  const one = phone(id);
  await one.say('here', ana.id);
  expect(await owed(ana)).toMatchObject([{ amount: 10, paidCents: 750 }]);
  await one.say('undo', ana.id);
  expect(await owed(ana)).toEqual([]);
});

test.each(['2026-12-12', '2026-12-13'])(
  'a released date of a pass is credited after its pass has run out: the server came back on %s',
  async (day) => {
    const ana = await holder();
    const id = await club.session({ sessionDate: '2026-12-12' });
    await sweep();
    (await say(ana, id, false)).ok();
    club.clock.set(`${day}T15:00:00Z`);
    await round(club, 'expired-passes');
    await sweep();
    expect(await credits()).toEqual([{ accountId: ana.id, cents: 750 }]);
  },
);

test('a released date of a pass is credited when its pass is paid after its last day, and not before', async () => {
  const ana = await holder();
  await changePayments(club, { status: PaymentStatus.Pending }, ana.id);
  await release(ana);
  club.clock.set('2026-12-20T15:00:00Z');
  await round(club, 'expired-passes');
  await sweep();
  expect(await credits()).toEqual([]);
  await changePayments(club, { status: PaymentStatus.Completed }, ana.id);
  await sweep();
  await sweep();
  expect(await credits()).toMatchObject([{ accountId: ana.id }]);
});

test('a released date of a pass with more sessions than Saturdays gives back no more than was paid', async () => {
  const ana = await holder();
  for (const sessionDate of [
    '2026-11-25',
    '2026-11-28',
    '2026-12-02',
    '2026-12-05',
    '2026-12-09',
    '2026-12-12',
  ]) {
    const id = await club.session({ sessionDate });
    await sweep();
    (await say(ana, id, false)).ok();
  }
  club.clock.set('2026-12-13T15:00:00Z');
  await sweep();
  expect((await credits()).map(({ cents }) => cents)).toEqual([750, 750, 750, 750]);
});

test('a released date of a pass is worth its share of what was paid, where that was another amount than the price', async () => {
  const ana = await holder();
  const [pass] = await owedOrPaid(ana);
  (await savePayment(club, pass?.id ?? '', { plan: Plan.Membership, amount: 20 })).ok();
  await release(ana);
  expect(await credits()).toEqual([{ accountId: ana.id, cents: 500 }]);
});

test.each([
  ['en', 'Freed date: Saturday, November 28, 2026'],
  ['fr', 'Date libérée\u00a0: samedi 28 novembre 2026'],
] as const)('a released date of a pass is named in the reader’s language: %s', async (language, reason) => {
  const ana = await holder();
  await release(ana);
  const page = { page: 1, pageSize: 10 };
  const own = await club.call('GET /api/v1/Balances/mine/entries', {
    as: ana,
    query: page,
    locale: language,
  });
  expect(own.ok()[0]).toMatchObject({ kind: 'credit', reason });
  const as = await club.admin();
  const seen = await club.call('GET /api/v1/Balances/{id}/entries', {
    as,
    params: { id: ana.id },
    query: page,
    locale: language,
  });
  expect(seen.ok()[0]).toMatchObject({ kind: 'credit', reason });
  const month = await club.call('GET /api/v1/Months/{month}/entries', {
    as,
    params: { month: '2026-11' },
    locale: language,
  });
  expect(month.ok().at(-1)).toMatchObject({ kind: 'credit', reason });
});

test.each([
  ['before it begins', 30, '2026-11-01T12:00:00Z', 750],
  ['once two of its Saturdays have passed', 30, '2026-11-30T12:00:00Z', 1500],
  ['that does not divide, in the club’s favour', 10, '2026-11-28T12:00:00Z', 333],
  ['on a Saturday, once its game has begun', 30, '2026-11-28T15:00:00Z', 1500],
  ['for nothing', 0, '2026-11-21T12:00:00Z', 0],
])('a released date of a pass bought %s', (_, price, bought, cents) => {
  const dates = { startDate: '2026-11-21', endDate: '2026-12-12' };
  const played = { weekday: 6, startTime: '10:00' };
  expect(worthOfDate({ ...dates, price, createdOn: new Date(bought) }, played)).toBe(cents);
});
