import { useQuery } from '@tanstack/react-query';
import { type PassOffer, SeasonStatus, type Subscription } from 'shared-api';
import type { LoadedQuery } from 'shared-ui';
import { mySubscriptionsQuery } from '../payments/api';
import { passOffersQuery } from './api';

/** The person's passes that are not over, and the passes on sale. */
export interface Passes {
  passes: Subscription[];
  offers: PassOffer[];
}

/** Both as one query: they are shown together or not at all. */
export function usePasses(): LoadedQuery<Passes> {
  const mine = useQuery(mySubscriptionsQuery());
  const offers = useQuery(passOffersQuery());
  const failed = [mine, offers].find(({ isError, data }) => isError && data === undefined);
  const passes = mine.data?.filter(({ status }) => status === SeasonStatus.Active);
  return {
    data: passes && offers.data && { passes, offers: offers.data },
    isError: failed !== undefined,
    error: failed?.error,
    refetch: () => failed?.refetch(),
  };
}
