import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { PaymentStatus } from 'shared-api/contract';
import { accounts, payments } from '../../db/schema';
import type { Tx } from '../../db/types';
import { allocateCredit, payment as paymentFrom } from './model';
import { post } from './post';
import { isDue, oldestFirst, type PaymentRow } from './store';

/**
 * Pays what accounts owe with their credit, oldest first. The accounts must be locked.
 * @returns the ids of the payments that it paid, wholly or in part
 */
export async function spendCredit(tx: Tx, accountIds: readonly string[], now: Date): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rich = await tx
    .select()
    .from(accounts)
    .where(and(inArray(accounts.id, [...accountIds]), gt(accounts.creditCents, 0)));
  if (rich.length === 0) return [];
  const ids = rich.map(({ id }) => id);
  const open = await tx
    .select()
    .from(payments)
    .where(and(inArray(payments.accountId, ids), isDue))
    .orderBy(...oldestFirst)
    .for('update');
  const spent = rich.flatMap(({ id: accountId, creditCents }) => {
    const theirs = open.filter((row) => row.accountId === accountId);
    return allocateCredit(
      creditCents,
      theirs.map(({ id, openCents: cents }) => ({ id, cents })),
    ).map(({ id: paymentId, cents }) => ({ accountId, paymentId, movements: paymentFrom(cents), now }));
  });
  await post(tx, spent);
  return spent.map(({ paymentId }) => paymentId);
}

/** Marks pending payments as completed if fully paid. @returns those */
export async function complete(tx: Tx, ids: readonly string[], paymentDate: Date): Promise<PaymentRow[]> {
  if (ids.length === 0) return [];
  const { id, status, withdrawnOn, openCents, version } = payments;
  return tx
    .update(payments)
    .set({ status: PaymentStatus.Completed, paymentDate, version: sql`${version} + 1` })
    .where(
      and(inArray(id, [...ids]), eq(status, PaymentStatus.Pending), isNull(withdrawnOn), lte(openCents, 0)),
    )
    .returning();
}

/** Pays what accounts owe with their credit; they must be locked. @returns the payments that are now complete */
export const payFromCredit = async (
  tx: Tx,
  accountIds: readonly string[],
  now: Date,
): Promise<PaymentRow[]> => complete(tx, await spendCredit(tx, accountIds, now), now);
