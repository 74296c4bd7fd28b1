import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../data/rows';
import { accounts, entries, payments, refunds } from '../../data/schema';
import type { Feature } from '../feature';

export const ledger: Feature = {
  forget: forgetAccount,
  exportData: async (db, userId) => ({
    account: await db.query.accounts.findFirst({
      where: eq(accounts.id, userId),
      columns: { reference: true, creditCents: true },
    }),
    entries: await db.query.entries.findMany({
      where: eq(entries.accountId, userId),
      columns: { date: true, kind: true, amountCents: true, method: true, reason: true, paymentId: true },
    }),
    refunds: await db
      .select({
        amountCents: entries.amountCents,
        state: refunds.state,
        sentOn: refunds.sentOn,
        note: refunds.note,
      })
      .from(refunds)
      .innerJoin(entries, eq(entries.id, refunds.id))
      .where(eq(entries.accountId, userId)),
  }),
};

/**
 * Forgets what administrators wrote about somebody's money, the guests they were charged for, and the reference by which
 * they paid in advance; every cent stays in the books.
 */
async function forgetAccount(tx: Tx, { id }: { id: string }): Promise<void> {
  await tx.update(accounts).set({ reference: null }).where(eq(accounts.id, id));
  await tx.update(payments).set({ guestName: null }).where(eq(payments.accountId, id));
  const theirs = eq(entries.accountId, id);
  const ids = tx.select({ id: entries.id }).from(entries).where(theirs);
  await tx.update(refunds).set({ note: '' }).where(inArray(refunds.id, ids));
  // The ledger's own reasons name nobody.
  await tx
    .update(entries)
    .set({ reason: null })
    .where(and(theirs, isNotNull(entries.madeBy), isNotNull(entries.reason)));
}
