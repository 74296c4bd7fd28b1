import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import type { EntryKind, PaymentMethod } from 'shared-api/contract';
import { accounts, entries, newId, refunds } from '../../db/schema';
import type { Db } from '../../db/types';
import { assertOpen } from './closing';
import { creditIn, type LedgerTotals, type Movement, noTotals } from './model';

export type AccountRow = typeof accounts.$inferSelect;

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

/** Entry kinds that move money from or to somebody's bank. */
export const movingKinds: readonly EntryKind[] = ['received', 'refund', 'correction'];

/**
 * Adds entries in one statement, and puts refunds on their list. The accounts of entries that touch a credit
 * must be locked (`lockAccounts`).
 * @throws AppError `monthClosed` for a date in a closed month
 */
export async function post(tx: Db, postings: readonly Posting[]): Promise<void> {
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
      createdOn: now.toISOString(),
    })),
  );
  if (rows.length === 0) return;
  const [earliest = ''] = rows.map(({ date }) => date).sort();
  // The current month is never closed, so automatic entries need no check.
  if (postings.some(({ now }) => earliest < `${clubDate(now).slice(0, 7)}-01`))
    await assertOpen(tx, earliest);
  // As one parameter: building a statement with a parameter for each field of thousands of rows takes longer than
  // running it.
  await tx.execute(sql`
    insert into ${entries} (id, account_id, payment_id, kind, amount_cents, method, reason, transfer_id, date, made_by, created_on)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, "accountId" uuid, "paymentId" uuid,
      kind text, "amountCents" int, method smallint, reason text, "transferId" uuid, date date, "madeBy" uuid,
      "createdOn" timestamptz)`);
  const toSend = rows.flatMap(({ id, kind }) => (kind === 'refund' ? { id } : []));
  if (toSend.length > 0) await tx.insert(refunds).values(toSend);
}

/**
 * Locks accounts until the transaction ends, in a fixed order, and creates missing ones. Lock order: accounts first,
 * then their payments.
 */
export async function lockAccounts(tx: Db, ids: readonly string[]): Promise<Map<string, AccountRow>> {
  const wanted = [...new Set(ids)].sort();
  if (wanted.length === 0) return new Map();
  await tx
    .insert(accounts)
    .values(wanted.map((id) => ({ id })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(accounts)
    .where(inArray(accounts.id, wanted))
    .orderBy(asc(accounts.id))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** The account of a payment's entries, and their sums. */
export interface StoredTotals extends LedgerTotals {
  accountId: string;
}

/** Ledger balances by payment; payments without entries are left out. */
export async function readTotals(db: Db, paymentIds: readonly string[]): Promise<Map<string, StoredTotals>> {
  if (paymentIds.length === 0) return new Map();
  const sum = (kinds: readonly EntryKind[]) =>
    sql<number>`coalesce(sum(${entries.amountCents}) filter (where ${inArray(entries.kind, [...kinds])}), 0)::int`;
  const rows = await db
    .select({
      id: entries.paymentId,
      accountId: sql<string>`min(${entries.accountId}::text)`,
      charged: sql<number>`-${sum(['charge', 'reversal'])}`,
      received: sum(movingKinds),
      applied: sum(['applied']),
    })
    .from(entries)
    .where(inArray(entries.paymentId, [...paymentIds]))
    .groupBy(entries.paymentId);
  return new Map(rows.map(({ id, ...totals }) => [id ?? '', totals]));
}

/** What credit has paid of each payment, in cents (`creditIn`). */
export async function readCredit(db: Db, paymentIds: readonly string[]): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .select({ id: entries.paymentId, kind: entries.kind, cents: entries.amountCents })
    .from(entries)
    .where(
      and(inArray(entries.paymentId, [...paymentIds]), inArray(entries.kind, [...movingKinds, 'applied'])),
    )
    .orderBy(asc(entries.createdOn), asc(entries.id));
  return new Map(
    paymentIds.map((paymentId) => [paymentId, creditIn(rows.filter(({ id }) => id === paymentId))]),
  );
}

/** One payment's ledger balance. @param accountId its account when it has no entries yet */
export const totalsOf = (
  totalsByPayment: ReadonlyMap<string, StoredTotals>,
  paymentId: string,
  accountId: string,
): StoredTotals => totalsByPayment.get(paymentId) ?? { ...noTotals, accountId };

/** The amount received with a transfer, in cents: for its payment and for an account's credit. */
export async function receivedWith(
  db: Db,
  transferId: string,
): Promise<{ accountId: string; paymentId: string | null; payment: number; credit: number } | undefined> {
  const cents = sql<number>`sum(${entries.amountCents})::int`;
  // Without what was received and then reversed.
  const rows = await db
    .select({ accountId: entries.accountId, paymentId: entries.paymentId, cents })
    .from(entries)
    .where(eq(entries.transferId, transferId))
    .groupBy(entries.accountId, entries.paymentId)
    .having(sql`${cents} <> 0`);
  const [first] = rows;
  if (!first) return undefined;
  const payment = rows.find(({ paymentId }) => paymentId !== null);
  const credit = rows.find(({ paymentId }) => paymentId === null);
  return {
    ...{ accountId: first.accountId, paymentId: payment?.paymentId ?? null },
    ...{ payment: payment?.cents ?? 0, credit: credit?.cents ?? 0 },
  };
}
