import { and, eq, inArray, sql } from 'drizzle-orm';
import { entries, refunds } from '../../db/schema';
import type { Db } from '../../db/types';

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

/** Forgets what was noted about somebody's refunds; the money stays on the books. */
export async function forgetNotes(tx: Db, accountId: string): Promise<void> {
  const theirs = tx.select({ id: entries.id }).from(entries).where(eq(entries.accountId, accountId));
  await tx.update(refunds).set({ note: '' }).where(inArray(refunds.id, theirs));
}
