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

/** The passes on sale, with the caller's place in the queue for each. */
export const passOffersQuery = () =>
  queryOptions({
    queryKey: [...subscriptionsKey, 'offers'],
    queryFn: ({ signal }) => call('GET /api/v1/SeasonSubscriptions/offers', { signal }),
  });

/** Puts the caller into the queue for the passes of a season, and out of it. */
export const joinPassQueue = (id: string) => call('POST /api/v1/Seasons/{id}/queue', { params: { id } });
export const leavePassQueue = (id: string) => call('DELETE /api/v1/Seasons/{id}/queue', { params: { id } });

export const subscribe = (body: SubscriptionDraft) => call('POST /api/v1/SeasonSubscriptions', { body });
export const cancelSubscription = (id: string) =>
  call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { params: { id } });
