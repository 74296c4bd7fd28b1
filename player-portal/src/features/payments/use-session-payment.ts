import { useQuery } from '@tanstack/react-query';
import { clubQuery, type PaymentDue } from 'shared-api';
import { usePending } from './use-pending';

/** What the person still has to pay for a session they attend; nothing when it is paid or costs nothing. */
export const useSessionPayment = (sessionId: string): PaymentDue | undefined => {
  const club = useQuery(clubQuery());
  const pending = usePending().find((payment) => payment.sessionId === sessionId);
  if (!pending || !club.data) return undefined;
  return {
    paymentId: pending.id,
    amount: pending.amount,
    payTo: club.data.paymentEmail,
    reference: pending.reference,
  };
};
