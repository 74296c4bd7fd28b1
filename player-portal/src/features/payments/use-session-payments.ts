import type { OpenPayment, PaymentDue } from 'shared-api';
import { useBalance } from './use-balance';

/** What is due for a spot: the person's own, or a guest's. */
export type SpotDue = Pick<PaymentDue, 'amount' | 'payTo' | 'reference'> &
  Partial<Pick<OpenPayment, 'guestName'>>;

/** The person's open payments for a session, including their guests'. */
export const useSessionPayments = (sessionId: string): SpotDue[] => {
  const balance = useBalance();
  const open = balance?.open.filter((payment) => payment.sessionId === sessionId) ?? [];
  const payTo = balance?.payTo ?? '';
  return open.map(({ due: amount, reference, guestName }) => ({ amount, payTo, reference, guestName }));
};

/** What the person still owes for a session in all, guests included, in dollars. */
export const useSessionDue = (sessionId: string): number =>
  useSessionPayments(sessionId).reduce((sum, { amount }) => sum + amount, 0);
