import { queryOptions } from '@tanstack/react-query';
import type { Subscription, SubscriptionDraft } from '../../contract';
import { call } from '../http/call';
import { ApiError } from '../http/error';

export const subscriptionsKey = ['subscriptions'] as const;

/** The caller's current subscription, or null without one. */
export const mySubscriptionQuery = () =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'mine'],
    queryFn: ({ signal }): Promise<Subscription | null> =>
      call('GET /api/v1/SeasonSubscriptions/my-subscription', { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
  });

export const subscribe = (body: SubscriptionDraft) => call('POST /api/v1/SeasonSubscriptions', { body });
export const cancelSubscription = (id: string) =>
  call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { params: { id } });
