import { useQuery } from '@tanstack/react-query';
import { clubQuery, useAuth } from 'shared-api';

/** Whether a visitor has come to a new club that has not opened; who is logged in sees what there will be. */
export const useOpening = (): boolean => {
  const { data } = useQuery(clubQuery());
  const isVisitor = useAuth(({ token }) => !token);
  return isVisitor && data?.opening === true;
};
