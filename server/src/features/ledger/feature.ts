import { eq } from 'drizzle-orm';
import { accounts, entries, refunds } from '../../db/schema';
import type { Feature } from '../../feature';
import { forgetAccount } from './forget';

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
