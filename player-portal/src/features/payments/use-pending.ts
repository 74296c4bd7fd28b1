import { useQuery } from '@tanstack/react-query';
import { myPaymentsQuery, type Payment, PaymentStatus, useAuth } from 'shared-api';

/** What the person still has to pay, newest first; nothing for a visitor, and nothing until it is known. */
export const usePending = (): Payment[] => {
  const loggedIn = useAuth(({ token }) => token !== null);
  // Asked anew when the call would be made: a login can end between this page's drawing and its first call.
  const enabled = () => loggedIn && useAuth.getState().token !== null;
  const { data } = useQuery({ ...myPaymentsQuery(), enabled });
  return data?.filter(({ status }) => status === PaymentStatus.Pending) ?? [];
};
