import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once';
import { firstOf } from '../../db/rows';
import { accounts, entries, payments } from '../../db/schema';
import type { Db, Tx } from '../../db/types';
import { type LedgerTotals, type PaymentEntry, totalsIn } from './model';
import { newReference } from './references';

/** A payment of the contract: the face of a charge, and of what has paid it. */
export type PaymentRow = typeof payments.$inferSelect;

/** Condition on `payments`: still to be paid, wholly or in part. */
export const isDue = sql`${payments.openCents} > 0`;

/** Since when a due payment has been owed: the last time that it became due. */
export const owedSince = payments.paymentDate;

/** The order of dues in which credit pays them. */
export const oldestFirst = [asc(owedSince), asc(payments.id)];

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
 */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)].sort();
  if (wanted.length === 0) return;
  const lock = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, wanted))
    .orderBy(asc(accounts.id))
    .for('update');
  if ((await lock).length === wanted.length) return;
  await tx
    .insert(accounts)
    .values(wanted.map((id) => ({ id })))
    .onConflictDoNothing();
  await lock;
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

/** Accounts' credit, in cents; accounts that were never used are left out. */
export async function creditOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
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
