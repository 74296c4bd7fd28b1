import { useQuery } from '@tanstack/react-query';
import { type Balance, balanceQuery, type OpenPayment, type PaymentDue, useAuth } from 'shared-api';
import { splitBySent } from './policy';

/** The person's dues and credit; undefined for a visitor, and while loading. */
export const useBalance = (): Balance | undefined => {
  const loggedIn = useAuth(({ token }) => token !== null);
  // Checked again at the time of the call: a login can end between this render and its first call.
  const enabled = () => loggedIn && useAuth.getState().token !== null;
  return useQuery({ ...balanceQuery(), enabled }).data;
};

/** What is due for a spot: the person's own, or a guest's. */
export type SpotDue = Pick<PaymentDue, 'amount' | 'payTo' | 'reference'> &
  Partial<Pick<OpenPayment, 'guestName'>>;

/** What is open for a session, including the guests' spots. */
export const useSessionOpen = (sessionId: string): OpenPayment[] =>
  useBalance()?.open.filter((payment) => payment.sessionId === sessionId) ?? [];

/** What the person has still to send of these payments. */
export const useSessionPayments = (sessionId: string): SpotDue[] => {
  const open = useSessionOpen(sessionId);
  const payTo = useBalance()?.payTo ?? '';
  return splitBySent(open).unsent.payments.map(({ due: amount, reference, guestName }) => ({
    ...{ amount, payTo, reference, guestName },
  }));
};
