import { useQueryClient } from '@tanstack/react-query';
import { meQuery, paymentsKey, seasonsKey, subscriptionsKey, useAuth, usersKey } from 'shared-api';

/** Refetches what depends on the plan: account, subscription, season, payments. */
export const useRefreshPlan = () => {
  const client = useQueryClient();
  const know = useAuth(({ updateUser }) => updateUser);
  return async () => {
    const keys = [usersKey, subscriptionsKey, seasonsKey, paymentsKey];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    know(await client.fetchQuery({ ...meQuery(), staleTime: 0 }));
  };
};
