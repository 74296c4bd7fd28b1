import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { entries, refunds } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';

/** Removes refunds of some payments from the list of those to be sent. */
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
 * Refuses to complete a refunded payment whose money an administrator has sent back or kept as credit: it
 * must become pending first, so that credit pays it or new money is recorded.
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

/** Removes the notes on somebody's refunds; the money stays in the books. */
export async function forgetNotes(tx: Db, accountId: string): Promise<void> {
  const theirs = tx.select({ id: entries.id }).from(entries).where(eq(entries.accountId, accountId));
  await tx.update(refunds).set({ note: '' }).where(inArray(refunds.id, theirs));
}
