import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { PaymentStatus } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import { payments } from '../../db/schema';
import type { Db } from '../../db/types';
import { allocateCredit, payment as paymentOf } from './model';
import { lockAccounts, post } from './store';

type PaymentRow = typeof payments.$inferSelect;

/** Condition on `payments`: still to be paid, wholly or in part. */
export const isDue = and(eq(payments.status, PaymentStatus.Pending), isNull(payments.withdrawnOn));

/** What is left to pay of a due payment, in cents. */
export const dueCents = sql<number>`(round(${payments.amount} * 100)::int - ${payments.paidCents})`;

/** Since when a due payment has been owed: the last time that it became due. */
export const owedSince = payments.paymentDate;

/** The order of dues in which credit pays them. */
export const oldestFirst = [asc(owedSince), asc(payments.id)];

/**
 * Pays people's dues with their credit, oldest first. Locks their accounts.
 * @returns the payments that are now complete
 */
export async function payFromCredit(tx: Db, accountIds: readonly string[], now: Date): Promise<PaymentRow[]> {
  const held = await lockAccounts(tx, accountIds);
  const rich = [...held.values()].filter(({ creditCents }) => creditCents > 0);
  if (rich.length === 0) return [];
  const payerIds = rich.map(({ id }) => id);
  const open = await tx
    .select()
    .from(payments)
    .where(and(inArray(payments.userId, payerIds), isDue))
    .orderBy(...oldestFirst)
    .for('update');
  const openCents = ({ amount, paidCents }: PaymentRow) => centsOf(amount) - paidCents;
  const spent = rich.flatMap(({ id: accountId, creditCents }) =>
    allocateCredit(
      creditCents,
      open.filter(({ userId }) => userId === accountId).map((row) => ({ id: row.id, cents: openCents(row) })),
    ).map(({ id, cents }) => ({ accountId, paymentId: id, cents })),
  );
  const postings = spent.map(({ cents, ...of }) => ({ ...of, movements: paymentOf(cents), now }));
  await post(tx, postings);
  const paymentIds = spent.map(({ paymentId }) => paymentId);
  return completePaid(tx, paymentIds, now);
}

/** Marks pending payments as completed if fully paid. @returns those */
export async function completePaid(tx: Db, ids: readonly string[], paymentDate: Date): Promise<PaymentRow[]> {
  if (ids.length === 0) return [];
  return tx
    .update(payments)
    .set({ status: PaymentStatus.Completed, paymentDate, version: sql`${payments.version} + 1` })
    .where(and(inArray(payments.id, [...ids]), isDue, lte(dueCents, 0)))
    .returning();
}
