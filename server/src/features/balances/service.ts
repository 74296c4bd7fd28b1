import { eq } from 'drizzle-orm';
import type { Balance, Payment } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import { payments } from '../../db/schema';
import { refuse } from '../../errors/app-error';
import type { Locale } from '../../messages';
import type { Services } from '../../services';
import { openCents } from '../payments/books';
import { findPayment, lockPayment } from '../payments/store';
import { addressesOf, readSettings } from '../settings/store';
import { accountOf, openPaymentsOf } from './store';

/** A person's dues and credit, and where to send money. */
export async function balanceOf({ db, config }: Services, userId: string): Promise<Balance> {
  const { reference, creditCents } = await accountOf(db, userId);
  const open = await openPaymentsOf(db, userId);
  return {
    credit: creditCents / 100,
    owed: open.reduce((cents, { due }) => cents + centsOf(due), 0) / 100,
    payTo: addressesOf(await readSettings(db), config).paymentEmail,
    reference,
    open,
  };
}

/**
 * Records that somebody says they have sent a payment, or takes that back. The first time counts: repeating it does not
 * extend the time for which it is believed.
 * @throws AppError `paymentNotFound` for somebody else's, `illegalTransition` when nothing is due
 */
export function markSent(
  { db, clock }: Services,
  id: string,
  sent: boolean,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<Payment> {
  return db.transaction(async (tx) => {
    const row = await lockPayment(tx, id);
    if (row?.userId !== userId) return refuse('paymentNotFound');
    if (openCents(row) <= 0) return refuse('illegalTransition');
    const firstSentOn = row.firstSentOn ?? (sent ? clock.now() : null);
    const sentOn = sent ? firstSentOn : null;
    // The version stays: this does not conflict with an administrator's open form.
    await tx.update(payments).set({ sentOn, firstSentOn }).where(eq(payments.id, id));
    return (await findPayment(tx, id, locale)) ?? refuse('paymentNotFound');
  });
}
