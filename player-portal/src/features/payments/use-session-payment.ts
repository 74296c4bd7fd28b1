import { useQuery } from '@tanstack/react-query';
import { clubQuery, myPaymentsQuery, type PaymentDue, PaymentStatus } from 'shared-api';

/** What the person still has to pay for a session they attend; nothing when it is paid or costs nothing. */
export const useSessionPayment = (sessionId: string): PaymentDue | undefined => {
  const club = useQuery(clubQuery());
  const payments = useQuery(myPaymentsQuery());
  const pending = payments.data?.find(
    (payment) => payment.sessionId === sessionId && payment.status === PaymentStatus.Pending,
  );
  if (!pending || !club.data) return undefined;
  return {
    paymentId: pending.id,
    amount: pending.amount,
    payTo: club.data.paymentEmail,
    reference: pending.reference,
  };
};
