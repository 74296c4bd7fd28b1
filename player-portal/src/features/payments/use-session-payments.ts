import type { OpenPayment, PaymentDue } from 'shared-api';
import { centsOf } from 'shared-api/money';
import { splitBySent } from './policy';
import { useBalance } from './use-balance';

/** What is due for a spot: the person's own, or a guest's. */
export type SpotDue = Pick<PaymentDue, 'amount' | 'payTo' | 'reference'> &
  Partial<Pick<OpenPayment, 'guestName'>>;

/** What the person has still to send for a session, including their guests' spots. */
export const useSessionPayments = (sessionId: string): SpotDue[] => {
  const balance = useBalance();
  const open = balance?.open.filter((payment) => payment.sessionId === sessionId) ?? [];
  const payTo = balance?.payTo ?? '';
  return splitBySent(open).unsent.payments.map(({ due: amount, reference, guestName }) => ({
    ...{ amount, payTo, reference, guestName },
  }));
};

/** What the person has still to send for a session in all, guests included, in dollars. */
export const useSessionDue = (sessionId: string): number =>
  useSessionPayments(sessionId).reduce((cents, { amount }) => cents + centsOf(amount), 0) / 100;
