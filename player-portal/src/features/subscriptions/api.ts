import { defineMutation, meQuery, queryOf, read, useAuth } from 'shared-api';

/** The passes on sale. */
export const passOffersQuery = () =>
  queryOf(['subscriptions', 'offers'], 'GET /api/v1/SeasonSubscriptions/offers', {});

/** What a plan changes: the account, the passes on sale, the places that they give, and what is owed. */
const changes = ['users', 'subscriptions', 'seasons', 'sessions', 'attendance', 'payments'] as const;

export const subscribe = defineMutation('POST /api/v1/SeasonSubscriptions', { changes });
export const cancelSubscription = defineMutation('POST /api/v1/SeasonSubscriptions/{id}/cancel', { changes });
export const changePlan = defineMutation('PATCH /api/v1/Users/me/payment-plan', { changes });

/** Makes the stored login know the person's new plan; what cannot be read now says nothing about the change. */
export const rememberPlan = (): Promise<void> =>
  read({ ...meQuery(), staleTime: 0 }).then(useAuth.getState().updateUser, () => undefined);
