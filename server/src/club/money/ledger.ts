import { and, asc, eq, getTableColumns, inArray, isNull, max, min, sql } from 'drizzle-orm';
import { addDays, addMonths, clubDate } from 'shared-api/calendar';
import type { PaymentMethod } from 'shared-api/contract';
import { builtOnce, type Db, firstOf, intoTable, jsonRowsOf, type Tx } from '../../data/rows';
import { accounts, closedMonths, entries, newId, payments, refunds } from '../../data/schema';
import { refuse } from '../../errors/app-error';
import { newReference } from './references';
import { type LedgerTotals, type Movement, movingKinds, type PaymentEntry, totalsIn } from './rules';

/** A payment of the contract: the face of a charge, and of what has paid it. */
export type PaymentRow = typeof payments.$inferSelect;

/** A payment's fields in the log. It names the payer by id only. */
export const auditable = ({
  accountId: _,
  createdOn: __,
  subscriptionId: ___,
  openCents: ____,
  ...facts
}: PaymentRow): object => ({ ...facts, paymentDate: facts.paymentDate.toISOString() });

/**
 * Locks accounts until the transaction ends, in a fixed order, and creates missing ones. Lock order: accounts first,
 * then their payments.
 * @returns their credit
 */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<Credit> {
  const wanted = [...new Set(ids)].sort();
  if (wanted.length === 0) return new Map();
  const lock = tx
    .select({ id: accounts.id, cents: accounts.creditCents })
    .from(accounts)
    .where(inArray(accounts.id, wanted))
    .orderBy(asc(accounts.id))
    .for('update');
  let locked = await lock;
  if (locked.length < wanted.length) {
    await tx
      .insert(accounts)
      .values(wanted.map((id) => ({ id })))
      .onConflictDoNothing();
    locked = await lock;
  }
  return new Map(locked.map(({ id, cents }) => [id, cents]));
}

const account = { reference: accounts.reference, creditCents: accounts.creditCents };

const accountById = builtOnce((db) =>
  db
    .select(account)
    .from(accounts)
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare('account'),
);

/** Somebody's account, with their reference for paying in advance; both are created when missing. */
export async function accountOf(db: Db, id: string): Promise<{ reference: string; creditCents: number }> {
  const [known] = await accountById(db).execute({ id });
  if (known?.reference) return { ...known, reference: known.reference };
  const reference = newReference();
  const [made] = await db
    .insert(accounts)
    .values({ id, reference })
    .onConflictDoUpdate({
      target: accounts.id,
      set: { reference: sql`coalesce(${accounts.reference}, ${reference})` },
    })
    .returning(account);
  return { reference: made?.reference ?? reference, creditCents: made?.creditCents ?? 0 };
}

/** Locks a payment until the transaction ends, and its payer's account before it. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const its = tx.select().from(payments).where(eq(payments.id, id));
  const found = await firstOf(its);
  if (!found) return undefined;
  await lockAccounts(tx, [found.accountId]);
  return firstOf(its.for('update'));
}

/** Accounts' credit, in cents. */
export type Credit = ReadonlyMap<string, number>;

/** The credit of some accounts; those that were never used are left out. */
export async function creditOf(db: Db, ids: readonly string[]): Promise<Credit> {
  if (ids.length === 0) return new Map();
  const { id, creditCents: cents } = accounts;
  const rows = await db
    .select({ id, cents })
    .from(accounts)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.cents]));
}

/** The entries of payments, oldest first, by payment; payments without entries are left out. */
export async function readEntries(
  db: Db,
  paymentIds: readonly string[],
): Promise<Map<string, PaymentEntry[]>> {
  if (paymentIds.length === 0) return new Map();
  const { kind, amountCents: cents, transferId, paymentId: id } = entries;
  const rows = await db
    .select({ id, kind, cents, transferId })
    .from(entries)
    .where(inArray(id, [...paymentIds]))
    .orderBy(asc(entries.createdOn), asc(entries.id));
  const found = new Map<string, typeof rows>();
  for (const row of rows) found.set(row.id ?? '', [...(found.get(row.id ?? '') ?? []), row]);
  return found;
}

/** Ledger balances by payment; payments without entries are left out. */
export const readTotals = async (db: Db, paymentIds: readonly string[]): Promise<Map<string, LedgerTotals>> =>
  new Map([...(await readEntries(db, paymentIds))].map(([id, made]) => [id, totalsIn(made)]));

/** What some entries of somebody's credit, which have one of these reasons, add up to, in cents. */
export async function creditFor(tx: Tx, accountId: string, reasons: readonly string[]): Promise<number> {
  const sum = sql<number>`coalesce(sum(${entries.amountCents}), 0)::int`;
  const [row] = await tx
    .select({ sum })
    .from(entries)
    .where(
      and(eq(entries.accountId, accountId), isNull(entries.paymentId), inArray(entries.reason, [...reasons])),
    );
  return row?.sum ?? 0;
}

/** An entry's reason, date and author. */
export interface EntryContext {
  now: Date;
  /** The administrator; null for automatic entries. */
  madeBy?: string | null;
  reason?: string;
  /** The calendar date on which money came or went, at the club; today by default. */
  date?: string;
  method?: PaymentMethod;
  transferId?: string;
}

/** Entries of one account, for one payment or, with null, for its credit. */
export interface Posting extends EntryContext {
  accountId: string;
  paymentId: string | null;
  movements: readonly Movement[];
}

const [intoEntries, intoPayments] = [intoTable(entries), intoTable(payments)];
const paymentsFrom = jsonRowsOf(getTableColumns(payments));

/**
 * Adds entries and the payments that begin with them in one statement, and puts refunds on their list. The accounts of
 * entries that touch a credit must be locked (`lockAccounts`).
 * @returns these payments as they were before their entries
 * @throws AppError `monthClosed` for a date in a closed month
 */
export async function post(
  tx: Tx,
  postings: readonly Posting[],
  begun: readonly PaymentRow[] = [],
): Promise<PaymentRow[]> {
  const rows = postings.flatMap(({ accountId, paymentId, movements, now, ...context }) =>
    movements.map(({ side, kind, cents }) => ({
      id: newId(),
      accountId,
      paymentId: side === 'payment' ? paymentId : null,
      kind,
      amountCents: cents,
      method: movingKinds.includes(kind) ? (context.method ?? null) : null,
      reason: context.reason ?? null,
      transferId: context.transferId ?? null,
      date: context.date ?? clubDate(now),
      madeBy: context.madeBy ?? null,
      createdOn: now,
    })),
  );
  const [earliest] = rows.map(({ date }) => date).sort();
  // The current month is never closed, so automatic entries need no check.
  if (earliest && postings.some(({ now }) => earliest < `${clubDate(now).slice(0, 7)}-01`))
    await assertOpen(tx, earliest);
  const stored = await store(tx, rows, begun);
  const toSend = rows.flatMap(({ id, kind }) => (kind === 'refund' ? { id } : []));
  if (toSend.length > 0) await tx.insert(refunds).values(toSend);
  return stored;
}

type EntryRow = typeof entries.$inferSelect;

async function store(tx: Tx, rows: readonly EntryRow[], begun: readonly PaymentRow[]): Promise<PaymentRow[]> {
  if (begun.length === 0) {
    if (rows.length > 0) await tx.execute(intoEntries(rows));
    return [];
  }
  const { rows: made } = await tx.execute<{ row: Record<string, unknown> }>(
    sql`with made as (${intoPayments(begun)} returning *), booked as (${intoEntries(rows)})
      select to_json(made) as row from made`,
  );
  return paymentsFrom(made.map(({ row }) => row));
}

/** The last day of a month. @param month `YYYY-MM` */
const lastDayOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);

/**
 * The last day of the closed months; null when none is closed. Prevents closing and reopening months until the
 * transaction ends.
 */
export async function closedUntil(tx: Tx): Promise<string | null> {
  await tx.execute(sql`lock table ${closedMonths} in share mode`);
  const [row] = await tx.select({ month: max(closedMonths.month) }).from(closedMonths);
  return row?.month ? lastDayOf(row.month) : null;
}

/** @throws AppError `monthClosed` for a date in a closed month */
async function assertOpen(tx: Tx, date: string): Promise<void> {
  const closed = await closedUntil(tx);
  if (closed !== null && date <= closed) refuse('monthClosed', { values: { date: closed } });
}

/** @throws AppError `monthClosed` for a payment with entries in a closed month */
export async function assertEntriesOpen(tx: Tx, paymentId: string): Promise<void> {
  const [row] = await tx
    .select({ first: min(entries.date) })
    .from(entries)
    .where(eq(entries.paymentId, paymentId));
  if (row?.first) await assertOpen(tx, row.first);
}

/** The booking date for an earlier date: itself or, if its month is closed, the first open one. */
export const entryDate = (date: string, closed: string | null): string =>
  closed !== null && date <= closed ? addDays(closed, 1) : date;
