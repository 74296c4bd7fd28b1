import type { Db } from '../../db/types';
import type { Services } from '../../services';
import { findUser } from '../users/store';
import type { PaymentRow } from './store';

/** Tells the payer that the money has come; nobody is told when the payer has left the club. */
export async function mailReceipt(
  { emails }: Services,
  tx: Db,
  { userId, amount, reference, plan, method, paymentDate }: PaymentRow,
): Promise<void> {
  const user = userId ? await findUser(tx, userId) : undefined;
  if (!user) return;
  const payment = { amount, reference, plan, method, paymentDate: paymentDate.toISOString() };
  await emails.sendEmail(tx, user, 'payment-confirmation', { payment });
}
