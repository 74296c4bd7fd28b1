import type { PaymentDue } from 'shared-api';
import { useBalance } from './use-balance';

/** What the person still owes for a session in all, guests included, in dollars. */
export const useSessionDue = (sessionId: string): number =>
  useBalance()
    ?.open.filter((payment) => payment.sessionId === sessionId)
    .reduce((sum, { due }) => sum + due, 0) ?? 0;

/** The first payment that the person still has to make for a session; nothing when it is paid or costs nothing. */
export const useSessionPayment = (sessionId: string): PaymentDue | undefined => {
  const balance = useBalance();
  const open = balance?.open.find((payment) => payment.sessionId === sessionId);
  if (!balance || !open) return undefined;
  const { paymentId, due: amount, reference } = open;
  return { paymentId, amount, reference, payTo: balance.payTo };
};
