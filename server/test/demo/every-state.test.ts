import { and, eq, gt, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  entryKinds,
  Language,
  PaymentMethod,
  PaymentStatus,
  Place,
  refundStates,
  SeasonStatus,
  SessionStatus,
  transferDoubts,
  transferReasons,
  transferSources,
  transferStates,
  UserStatus,
} from 'shared-api/contract';
import {
  accounts,
  closedMonths,
  entries,
  passQueue,
  payments,
  places,
  refunds,
  seasons,
  sessions,
  subscriptions,
  transfers,
  users,
} from '../../src/db/schema';
import { seedDemo } from '../../src/demo/seed';
import { Priority } from '../../src/features/places/model/facts';
import { clubForAll } from '../support/club';
import { ledgerViolations } from '../support/ledger-promises';

const now = new Date('2026-11-25T17:00:00Z');
const club = clubForAll({ demoData: true, demoStates: true });
beforeAll(async () => {
  club.clock.set(now);
  await seedDemo(club.app.services);
});
// Closing checks that the ledger and the payments agree.

/** Excludes what is never stored: money that left the account, and rows that were imported before. */
const isKept = (reason: string) => reason !== 'debit' && reason !== 'seenBefore';
const { standing, source } = Place.properties;

const enums: [name: string, column: PgColumn, values: readonly unknown[]][] = [
  ['status of a session', sessions.status, Object.values(SessionStatus)],
  ['standing of a place', places.standing, standing.enum],
  ['source of a place', places.source, [...source.enum, 'host']],
  ['priority in a line', places.priority, Object.values(Priority)],
  ['status of a pass', subscriptions.status, Object.values(SeasonStatus)],
  ['status of a season', seasons.status, Object.values(SeasonStatus)],
  ['status of a user', users.status, Object.values(UserStatus)],
  ['language', users.language, Object.values(Language)],
  ['status of a payment', payments.status, Object.values(PaymentStatus)],
  ['method of payment', payments.method, Object.values(PaymentMethod)],
  ['kind of entry', entries.kind, entryKinds],
  ['state of a refund', refunds.state, refundStates],
  ['state of a transfer', transfers.state, transferStates],
  ['reason of a transfer', transfers.reason, transferReasons.filter(isKept)],
  ['doubt about a transfer', transfers.doubt, transferDoubts],
  ['source of a transfer', transfers.source, transferSources],
];

test.each(enums)('the demo shows every %s', async (_name, column, values) => {
  const rows = await club.database.db.selectDistinct({ value: column }).from(column.table);
  const shown = rows.map(({ value }) => value);
  expect(values.filter((value) => !shown.includes(value))).toEqual([]);
});

const isUpcoming = gt(sessions.startsAt, now);
const players = sessions.registeredPlayersCount;
const isOpen = and(eq(payments.status, PaymentStatus.Pending), isNull(payments.withdrawnOn));
const today = '2026-11-25';
const isCurrent = and(eq(subscriptions.status, SeasonStatus.Active), lt(subscriptions.startDate, today));

const facts: [name: string, table: PgTable, which: SQL | undefined][] = [
  ['a session with room', sessions, and(isUpcoming, eq(sessions.status, SessionStatus.Open), gt(players, 0))],
  ['an overbooked session', sessions, gt(players, sessions.maxCapacity)],
  ['a session that is under way', sessions, and(lt(sessions.startsAt, now), gt(sessions.endsAt, now))],
  ['one short of players that is played', sessions, and(isUpcoming, isNotNull(sessions.goDecidedOn))],
  ['a call', places, and(places.isCall, gt(places.offeredUntil, now))],
  ['an offer to one', places, and(eq(places.isCall, false), gt(places.offeredUntil, now))],
  ['a released date of a pass', places, and(eq(places.standing, 'out'), eq(places.source, 'person'))],
  ['a late no', places, and(places.late, isNotNull(places.userId))],
  ['a guest', places, and(eq(places.standing, 'in'), isNotNull(places.hostId))],
  ['a guest who was taken out too late', places, and(eq(places.standing, 'out'), isNotNull(places.hostId))],
  ['somebody who wants to be asked first', users, eq(users.asksFirst, true)],
  ['an address that is not confirmed', users, isNull(users.emailConfirmedOn)],
  ['a pass that an administrator gave', subscriptions, and(isCurrentOrNew(), eq(subscriptions.price, 0))],
  ['a pass for three months', subscriptions, isThreeMonths()],
  ['a pass of the season on early sale', subscriptions, gt(subscriptions.startDate, '2026-12-31')],
  ['a pass from the season’s beginning', subscriptions, isCurrent],
  ['a pass that is not paid', payments, and(isOpen, isNotNull(payments.subscriptionId))],
  ['a pass that is kept for the first in the queue', passQueue, gt(passQueue.offeredUntil, now)],
  ['somebody who waits for a pass', passQueue, isNull(passQueue.offeredUntil)],
  ['a payment that is said to be sent', payments, and(isOpen, isNotNull(payments.sentOn))],
  ['a payment that was withdrawn', payments, isNotNull(payments.withdrawnOn)],
  ['a payment of which a part has come', payments, and(isOpen, gt(payments.paidCents, 0))],
  ['credit', accounts, gt(accounts.creditCents, 0)],
  [
    'a transfer that settled by itself',
    transfers,
    and(eq(transfers.state, 'settled'), isNull(transfers.decidedBy)),
  ],
  ['a transfer to decide about', transfers, and(eq(transfers.state, 'over'), isNull(transfers.decidedOn))],
  ['a closed month', closedMonths, undefined],
];

function isCurrentOrNew() {
  return and(eq(subscriptions.status, SeasonStatus.Active), sql`${subscriptions.endDate} >= ${today}`);
}

function isThreeMonths() {
  return and(
    eq(subscriptions.startDate, '2026-08-27'),
    eq(subscriptions.endDate, '2026-11-27'),
    gt(subscriptions.price, 0),
  );
}

test.each(facts)('the demo shows %s', async (_name, table, which) => {
  expect(await club.database.db.$count(table, which)).toBeGreaterThan(0);
});

test('the demo shows a session that has fewer spots than passes cover it', async () => {
  const isHeld = and(eq(places.priority, Priority.Held), eq(places.standing, 'waiting'));
  const rows = await club.database.db
    .select({ players, capacity: sessions.maxCapacity })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .where(and(isHeld, isUpcoming));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ players, capacity }) => players >= capacity)).toBe(true);
});

test('passes that are sold or kept for somebody are as many as the season on early sale has', async () => {
  const { db } = club.database;
  const [queued] = await db.select().from(passQueue);
  const seasonId = queued?.seasonId ?? '';
  const [season] = await db.select().from(seasons).where(eq(seasons.id, seasonId));
  const isSold = and(eq(subscriptions.seasonId, seasonId), ne(subscriptions.status, SeasonStatus.Cancelled));
  const kept = await db.$count(passQueue, isNotNull(passQueue.offeredUntil));
  expect((await db.$count(subscriptions, isSold)) + kept).toBe(season?.maxPasses);
});

test('people who owe have been reminded, others have not', async () => {
  const [row] = await club.database.db.select().from(users).where(eq(users.username, 'admin'));
  const as = await club.again(row as never);
  const count = async (reminded: 'yes' | 'no') =>
    (await club.call('GET /api/v1/Balances', { as, query: { reminded } })).ok().length;
  expect(await count('yes')).toBeGreaterThan(0);
  expect(await count('no')).toBeGreaterThan(0);
});

test('every cent of the demo is in one place', async () => {
  expect(await ledgerViolations(club.database.db)).toEqual([]);
});
