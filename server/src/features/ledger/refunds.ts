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
 * Money that an administrator has sent back, or kept as credit, does not come once more by a change of status: the payment is
 * waited for again first, so that credit pays it, or new money is noted as new.
 * @throws AppError `alreadyRefunded`
 */
export async function assertNotRefunded(tx: Db, paymentId: string): Promise<void> {
  const decided = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(entries, eq(entries.id, refunds.id))
    .where(and(eq(entries.paymentId, paymentId), isNotNull(refunds.decidedBy)))
    .limit(1);
  if (decided.length > 0) refuse('alreadyRefunded');
}

/** Forgets what was noted about somebody's refunds; the money stays on the books. */
export async function forgetNotes(tx: Db, accountId: string): Promise<void> {
  const theirs = tx.select({ id: entries.id }).from(entries).where(eq(entries.accountId, accountId));
  await tx.update(refunds).set({ note: '' }).where(inArray(refunds.id, theirs));
}
