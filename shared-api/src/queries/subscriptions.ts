import type { SubscriptionDraft } from '../../contract';
import { call } from '../http/call';
import { kept } from './kept';
import { queryOf } from './query-of';

export const subscriptionsKey = ['subscriptions'] as const;

/** The caller's subscriptions that are not over, in the order of their dates. */
export const mySubscriptionsQuery = () =>
  queryOf([...subscriptionsKey, 'mine', 'all'], 'GET /api/v1/SeasonSubscriptions/mine', {}, kept);

/** The passes on sale, with the caller's place in the queue for each. */
export const passOffersQuery = () =>
  queryOf([...subscriptionsKey, 'offers'], 'GET /api/v1/SeasonSubscriptions/offers', {});

/** Adds the caller to the queue for a season's passes. */
export const joinPassQueue = (id: string) => call('POST /api/v1/Seasons/{id}/queue', { params: { id } });
export const leavePassQueue = (id: string) => call('DELETE /api/v1/Seasons/{id}/queue', { params: { id } });

export const subscribe = (body: SubscriptionDraft) => call('POST /api/v1/SeasonSubscriptions', { body });
export const cancelSubscription = (id: string) =>
  call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { params: { id } });
