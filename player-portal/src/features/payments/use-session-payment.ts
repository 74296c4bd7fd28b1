import type { PaymentDue } from 'shared-api';
import { useBalance } from './use-balance';

/** The person's total dues for a session, guests included, in dollars. */
export const useSessionDue = (sessionId: string): number =>
  useBalance()
    ?.open.filter((payment) => payment.sessionId === sessionId)
    .reduce((sum, { due }) => sum + due, 0) ?? 0;

/** The person's first open payment for a session; undefined when it is paid or free. */
export const useSessionPayment = (sessionId: string): PaymentDue | undefined => {
  const balance = useBalance();
  const open = balance?.open.find((payment) => payment.sessionId === sessionId);
  if (!balance || !open) return undefined;
  const { paymentId, due: amount, reference } = open;
  return { paymentId, amount, reference, payTo: balance.payTo };
};
