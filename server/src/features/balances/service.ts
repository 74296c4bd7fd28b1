import type { Balance, Payment } from 'shared-api/contract';
import { centsOf } from 'shared-api/money';
import type { Command } from '../../commands/perform';
import { refuse } from '../../errors/app-error';
import type { Locale } from '../../messages';
import type { Services } from '../../services';
import { declareSent } from '../ledger/sent';
import { accountOf, lockPayment } from '../ledger/store';
import { findPayment } from '../payments/store';
import { addressesOf, readSettings } from '../settings/store';
import { openPaymentsOf } from './store';

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
 * Records that somebody says they have sent a payment, or takes that back.
 * @throws AppError `paymentNotFound` for somebody else's, `illegalTransition` when nothing is due
 */
export async function markSent(
  services: Command,
  id: string,
  sent: boolean,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<Payment> {
  const { db: tx } = services;
  const row = await lockPayment(tx, id);
  if (row?.userId !== userId) return refuse('paymentNotFound');
  await declareSent(services, tx, row, sent);
  return (await findPayment(tx, id, locale)) ?? refuse('paymentNotFound');
}
