import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { entries, refunds } from '../../db/schema';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';

/**
 * Drops the refunds of some payments that have not been sent.
 * @returns their cents by payment, which the caller must enter as corrected
 */
export async function dropRefunds(tx: Db, paymentIds: readonly string[]): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const theirs = tx
    .select({ id: entries.id })
    .from(entries)
    .where(inArray(entries.paymentId, [...paymentIds]));
  const dropped = await tx
    .update(refunds)
    .set({ state: 'dropped', version: sql`${refunds.version} + 1` })
    .where(and(eq(refunds.state, 'due'), inArray(refunds.id, theirs)))
    .returning({ id: refunds.id });
  const ids = dropped.map(({ id }) => id);
  const rows = await tx
    .select({ paymentId: entries.paymentId, cents: sql<number>`-sum(${entries.amountCents})::int` })
    .from(entries)
    .where(inArray(entries.id, ids))
    .groupBy(entries.paymentId);
  return new Map(rows.map(({ paymentId, cents }) => [paymentId ?? '', cents]));
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
