import { useQuery } from '@tanstack/react-query';
import { type Balance, balanceQuery, useAuth } from 'shared-api';

/** The person's dues and credit; undefined for a visitor, and while loading. */
export const useBalance = (): Balance | undefined => {
  const loggedIn = useAuth(({ token }) => token !== null);
  // Checked again at the time of the call: a login can end between this render and its first call.
  const enabled = () => loggedIn && useAuth.getState().token !== null;
  return useQuery({ ...balanceQuery(), enabled }).data;
};
