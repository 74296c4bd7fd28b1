import { asc, eq, inArray, sql } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import type { EntryKind, PaymentMethod } from 'shared-api/contract';
import { accounts, entries, newId, refunds } from '../../db/schema';
import type { Db } from '../../db/types';
import { assertOpen } from './closing';
import { type LedgerTotals, type Movement, noTotals, type PaymentEntry, totalsIn } from './model';

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

/** The entries of payments, oldest first, by payment; payments without entries are left out. */
export async function readEntries(
  db: Db,
  paymentIds: readonly string[],
): Promise<Map<string, (PaymentEntry & { accountId: string })[]>> {
  if (paymentIds.length === 0) return new Map();
  const { kind, amountCents: cents, transferId, accountId, paymentId: id } = entries;
  const rows = await db
    .select({ id, accountId, kind, cents, transferId })
    .from(entries)
    .where(inArray(id, [...paymentIds]))
    .orderBy(asc(entries.createdOn), asc(entries.id));
  const found = new Map<string, typeof rows>();
  for (const row of rows) found.set(row.id ?? '', [...(found.get(row.id ?? '') ?? []), row]);
  return found;
}

/** Ledger balances by payment; payments without entries are left out. */
export const readTotals = async (db: Db, paymentIds: readonly string[]): Promise<Map<string, StoredTotals>> =>
  new Map(
    [...(await readEntries(db, paymentIds))].map(([id, made]) => [
      id,
      { ...totalsIn(made), accountId: made[0]?.accountId ?? id },
    ]),
  );

/** One payment's ledger balance. @param accountId its account when it has no entries yet */
export const totalsOf = (
  totalsByPayment: ReadonlyMap<string, StoredTotals>,
  paymentId: string,
  accountId: string,
): StoredTotals => totalsByPayment.get(paymentId) ?? { ...noTotals, accountId };

/** What a transfer has brought, in cents, and to whom; undefined when nothing, or nothing any more. */
export async function receivedWith(
  db: Db,
  transferId: string,
): Promise<{ accountId: string; cents: number } | undefined> {
  const cents = sql<number>`sum(${entries.amountCents})::int`;
  const [row] = await db
    .select({ accountId: entries.accountId, cents })
    .from(entries)
    .where(eq(entries.transferId, transferId))
    .groupBy(entries.accountId)
    .having(sql`${cents} <> 0`);
  return row;
}

/** Locks the accounts of payments, before the payments: also those of people who have left. */
export async function lockAccountsOf(
  tx: Db,
  rows: readonly { id: string; userId: string | null }[],
): Promise<void> {
  const totals = await readTotals(
    tx,
    rows.map(({ id }) => id),
  );
  await lockAccounts(
    tx,
    rows.flatMap(({ id, userId }) => totals.get(id)?.accountId ?? userId ?? []),
  );
}
