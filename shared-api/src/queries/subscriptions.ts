import { queryOptions } from '@tanstack/react-query';
import type { SubscriptionDraft } from '../../contract';
import { call } from '../http/call';

export const subscriptionsKey = ['subscriptions'] as const;

/** The caller's current subscription, or null without one. */
export const mySubscriptionQuery = () =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'mine'],
    queryFn: ({ signal }) => call('GET /api/v1/SeasonSubscriptions/my-subscription', { signal }),
  });

export const subscribe = (body: SubscriptionDraft) => call('POST /api/v1/SeasonSubscriptions', { body });
export const cancelSubscription = (id: string) =>
  call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { params: { id } });
