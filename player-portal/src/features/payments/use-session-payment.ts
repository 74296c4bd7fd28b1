import type { PaymentDue } from 'shared-api';
import { useBalance } from './use-balance';

/** What the person still has to pay for a session; nothing when it is paid or costs nothing. */
export const useSessionPayment = (sessionId: string): PaymentDue | undefined => {
  const balance = useBalance();
  const open = balance?.open.find((payment) => payment.sessionId === sessionId);
  if (!balance || !open) return undefined;
  const { paymentId, due: amount, reference } = open;
  return { paymentId, amount, reference, payTo: balance.payTo };
};
