import { and, asc, desc, eq, gte, inArray, lt, max, min, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addMonths, clubDate } from 'shared-api/calendar';
import {
  type EntryKind,
  entryKinds,
  fullName,
  type LedgerLine,
  type MonthReport,
  type MonthStatus,
} from 'shared-api/contract';
import type { Db } from '../../data/rows';
import { closedMonths, entries, payments, sessions, subscriptions, users } from '../../data/schema';
import { refuse } from '../../errors/app-error';
import type { Admin } from '../../http/access';
import type { Command } from '../../http/perform';
import type { Route } from '../../http/route';
import type { Services } from '../../http/services';
import { type Locale, messagesIn } from '../../messages';
import { audit } from '../log/write';
import { ofItsPass, ofItsSession, purpose } from './dues';
import { reasonIn } from './references';
import { movingKinds } from './rules';

/** The months of the books. */
export function monthRoutes(route: Route, services: Services): void {
  const { db } = services;

  route('GET /api/v1/Months', () => listMonths(services));
  route('GET /api/v1/Months/{month}', ({ params: { month } }) => readMonth(services, month));
  route('GET /api/v1/Months/{month}/entries', ({ params: { month }, locale }) => linesOf(db, month, locale));
  route('PUT /api/v1/Months/{month}', ({ services, params: { month }, body: { closed }, caller }) =>
    changeMonth(services, month, closed, caller),
  );
}

/** An entry's effects, in cents: on dues, on credit, and on the money received by the club. */
const effects = {
  owed: sql<number>`case when ${entries.paymentId} is null then 0 else -${entries.amountCents} end`,
  credit: sql<number>`case when ${entries.paymentId} is null then ${entries.amountCents} else 0 end`,
  money: sql<number>`case when ${inArray(entries.kind, [...movingKinds])} then ${entries.amountCents} else 0 end`,
};
const total = (cents: SQL<number>) => sql<number>`coalesce(sum(${cents}), 0)::int`;
const totals = { owed: total(effects.owed), credit: total(effects.credit), money: total(effects.money) };

type Cents = Record<keyof typeof effects, number>;
const none: Cents = { owed: 0, credit: 0, money: 0 };
const dollars = ({ owed, credit, money }: Cents): Cents => ({
  owed: owed / 100,
  credit: credit / 100,
  money: money / 100,
});
const add = (one: Cents, other: Cents): Cents => ({
  owed: one.owed + other.owed,
  credit: one.credit + other.credit,
  money: one.money + other.money,
});

const monthOf = (date: string): string => date.slice(0, 7);
const firstDayOf = (month: string): string => `${month}-01`;
const nextMonth = (month: string): string => monthOf(addMonths(firstDayOf(month), 1));

/** Condition on `entries`: dated in a month. */
const inMonth = (month: string): SQL | undefined =>
  and(gte(entries.date, firstDayOf(month)), lt(entries.date, firstDayOf(nextMonth(month))));

/** The closed months, newest first. */
const readClosed = (db: Db) => {
  const { month, closedOn, closedBy } = closedMonths;
  const { id, firstName, lastName } = users;
  return db
    .select({ month, closedOn, firstName, lastName })
    .from(closedMonths)
    .leftJoin(users, eq(id, closedBy))
    .orderBy(desc(month));
};
type Closed = Awaited<ReturnType<typeof readClosed>>[number];

/** A month is closed when it or a later one is. */
function statusOf(month: string, closed: readonly Closed[], now: Date): MonthStatus {
  const by = closed.filter((one) => one.month >= month).at(-1);
  return {
    month,
    isOver: month < monthOf(clubDate(now)),
    closedOn: by?.closedOn.toISOString() ?? null,
    closedBy: by ? fullName(by) : '',
  };
}

/** The months from the first entry to this one, newest first. */
async function listMonths({ db, clock }: Services): Promise<MonthStatus[]> {
  const now = clock.now();
  const [row] = await db.select({ first: min(entries.date), last: max(entries.date) }).from(entries);
  const [today] = [clubDate(now)];
  const closed = await readClosed(db);
  const first = [row?.first, closed.at(-1)?.month, today].filter((date) => date != null).sort()[0] ?? today;
  const months: MonthStatus[] = [];
  for (let month = monthOf(first); month <= monthOf(today); month = nextMonth(month)) {
    months.unshift(statusOf(month, closed, now));
  }
  return months;
}

/** A month's changes, and the balances before and after it: sums of entries by date. */
async function readMonth({ db, clock }: Services, month: string): Promise<MonthReport> {
  const [before] = await db
    .select(totals)
    .from(entries)
    .where(lt(entries.date, firstDayOf(month)));
  const byKind = await db
    .select({ kind: entries.kind, entries: sql<number>`count(*)::int`, ...totals })
    .from(entries)
    .where(inMonth(month))
    .groupBy(entries.kind);
  const received = await db
    .select({
      date: entries.date,
      plan: payments.plan,
      method: entries.method,
      cents: total(sql<number>`${entries.amountCents}`),
    })
    .from(entries)
    .leftJoin(payments, eq(payments.id, entries.paymentId))
    .where(and(inMonth(month), inArray(entries.kind, ['received', 'correction'])))
    .groupBy(entries.date, payments.plan, entries.method)
    .orderBy(entries.date, payments.plan, entries.method);
  const opening = before ?? none;
  const kindOrder = (kind: EntryKind) => entryKinds.indexOf(kind);
  return {
    ...statusOf(month, await readClosed(db), clock.now()),
    opening: dollars(opening),
    changes: byKind
      .sort((a, b) => kindOrder(a.kind) - kindOrder(b.kind))
      .map(({ kind, entries: count, ...cents }) => ({ kind, entries: count, ...dollars(cents) })),
    closing: dollars(byKind.reduce<Cents>(add, opening)),
    received: received.map(({ cents, ...group }) => ({ ...group, amount: cents / 100 })),
  };
}

/**
 * Closes a month and all before it, or reopens the last closed one.
 * @throws AppError `monthNotOver`, `laterMonthClosed`
 */
export async function changeMonth(
  { db: tx, clock }: Command,
  month: string,
  isToClose: boolean,
  admin: Admin,
): Promise<MonthStatus> {
  const now = clock.now();
  // The lock: entries for a past month are written before it, or see this change.
  await tx.execute(sql`lock table ${closedMonths} in exclusive mode`);
  const closed = await readClosed(tx);
  const was = statusOf(month, closed, now);
  if (!was.isOver) return refuse('monthNotOver');
  if ((was.closedOn !== null) === isToClose) return was;
  if (isToClose) {
    await tx.insert(closedMonths).values({ month, closedBy: admin.id, closedOn: now });
  } else {
    if (closed[0]?.month !== month) return refuse('laterMonthClosed');
    await tx.delete(closedMonths).where(eq(closedMonths.month, month));
  }
  const action = isToClose ? 'month.close' : 'month.open';
  await audit(tx, admin, { action, entityId: month, about: [], after: { month } });
  return statusOf(month, await readClosed(tx), now);
}

const makers = alias(users, 'makers');

/**
 * Every entry of a month, oldest first, with its effects: their sums are the month's figures.
 * @param month undefined for the whole of the books
 */
export async function linesOf(db: Db, month: string | undefined, locale: Locale): Promise<LedgerLine[]> {
  const rows = await db
    .select({
      date: entries.date,
      kind: entries.kind,
      method: entries.method,
      reason: entries.reason,
      plan: payments.plan,
      reference: payments.reference,
      sessionDate: sessions.sessionDate,
      ...effects,
      purpose,
      person: { firstName: users.firstName, lastName: users.lastName },
      maker: { firstName: makers.firstName, lastName: makers.lastName },
    })
    .from(entries)
    .leftJoin(payments, eq(payments.id, entries.paymentId))
    .leftJoin(sessions, ofItsSession)
    .leftJoin(subscriptions, ofItsPass)
    .leftJoin(users, eq(users.id, entries.accountId))
    .leftJoin(makers, eq(makers.id, entries.madeBy))
    .where(month === undefined ? undefined : inMonth(month))
    .orderBy(asc(entries.date), asc(entries.createdOn), asc(entries.id));
  return rows.map(({ person, maker, owed, credit, money, purpose: what, ...line }) => ({
    ...line,
    purpose: line.plan === null ? null : { ...what, plan: line.plan },
    reason: reasonIn(locale, line.reason),
    userName: person ? fullName(person) : messagesIn(locale).names.formerMember,
    madeBy: maker ? fullName(maker) : '',
    owed: owed / 100,
    credit: credit / 100,
    money: money / 100,
  }));
}
