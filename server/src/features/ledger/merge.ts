import { eq, sql } from 'drizzle-orm';
import { accounts, entries, payments, transfers } from '../../db/schema';
import type { Tx } from '../../db/types';
import type { Services } from '../../services';
import { payFromCredit } from './credit';
import { creditOf, lockAccounts, type PaymentRow } from './store';

/**
 * Moves all that one account holds into another: payments with their references, entries, credit. No amount, no day and
 * no sum changes. The person of the first must already say into whom they went: the ledger's trigger checks it.
 * @returns the payments that the credit has now paid in full
 */
export async function moveAccount(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  from: string,
  into: string,
): Promise<PaymentRow[]> {
  await lockAccounts(tx, [from, into]);
  await tx.update(payments).set({ userId: into, accountId: into }).where(eq(payments.accountId, from));
  await tx.update(entries).set({ accountId: into }).where(eq(entries.accountId, from));
  await tx.update(transfers).set({ userId: into }).where(eq(transfers.userId, from));
  const credit = (await creditOf(tx, [from])).get(from) ?? 0;
  await tx.update(accounts).set({ creditCents: 0 }).where(eq(accounts.id, from));
  await tx
    .update(accounts)
    .set({ creditCents: sql`${accounts.creditCents} + ${credit}` })
    .where(eq(accounts.id, into));
  return payFromCredit(tx, [into], clock.now());
}
