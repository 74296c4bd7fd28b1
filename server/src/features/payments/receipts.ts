import type { Db } from '../../db/types';
import type { Services } from '../../services';
import { findUsers } from '../users/store';
import type { PaymentRow } from './store';

/** Tells payers that what they owed is paid; nobody is told when the payer has left the club. */
export async function mailReceipts({ emails }: Services, tx: Db, paid: readonly PaymentRow[]): Promise<void> {
  if (paid.length === 0) return;
  const ids = paid.flatMap(({ userId }) => userId ?? []);
  const payers = new Map((await findUsers(tx, ids)).map((user) => [user.id, user]));
  const letters = paid.flatMap(({ userId, amount, reference, plan, method, paymentDate }) => {
    const to = payers.get(userId ?? '');
    const payment = { amount, reference, plan, method, paymentDate: paymentDate.toISOString() };
    return to ? { to, props: { payment } } : [];
  });
  await emails.sendEmails(tx, 'payment-confirmation', letters);
}
