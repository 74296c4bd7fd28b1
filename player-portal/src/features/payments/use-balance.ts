import { useQuery } from '@tanstack/react-query';
import { type Balance, balanceQuery, useAuth } from 'shared-api';

/** What the person owes and has to their credit; nothing for a visitor, and nothing until it is known. */
export const useBalance = (): Balance | undefined => {
  const loggedIn = useAuth(({ token }) => token !== null);
  // Asked anew when the call would be made: a login can end between this page's drawing and its first call.
  const enabled = () => loggedIn && useAuth.getState().token !== null;
  return useQuery({ ...balanceQuery(), enabled }).data;
};
