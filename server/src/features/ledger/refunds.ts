import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { entries, refunds } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';

/** Takes off the list of refunds what is not to be sent back for some payments after all. */
export async function dropRefunds(tx: Db, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length === 0) return;
  const theirs = tx
    .select({ id: entries.id })
    .from(entries)
    .where(inArray(entries.paymentId, [...paymentIds]));
  await tx
    .update(refunds)
    .set({ state: 'dropped', version: sql`${refunds.version} + 1` })
    .where(and(eq(refunds.state, 'due'), inArray(refunds.id, theirs)));
}

/**
 * Money that an administrator has kept as credit, instead of sending it back, does not come once more: the payment is waited for
 * again, and the credit pays it.
 * @throws AppError `refundDecided`
 */
export async function assertNotCredited(tx: Db, paymentId: string): Promise<void> {
  const credited = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(entries, eq(entries.id, refunds.id))
    .where(and(eq(entries.paymentId, paymentId), eq(refunds.state, 'dropped'), isNotNull(refunds.decidedBy)))
    .limit(1);
  if (credited.length > 0) refuse('refundDecided');
}

/** Forgets what was noted about somebody's refunds; the money stays on the books. */
export async function forgetNotes(tx: Db, accountId: string): Promise<void> {
  const theirs = tx.select({ id: entries.id }).from(entries).where(eq(entries.accountId, accountId));
  await tx.update(refunds).set({ note: '' }).where(inArray(refunds.id, theirs));
}
