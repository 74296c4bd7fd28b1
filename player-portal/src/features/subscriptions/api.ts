import { defineMutation, meQuery, queryOf, read, shown, useAuth } from 'shared-api';

/** The passes on sale. */
export const passOffersQuery = () =>
  queryOf(['subscriptions', 'offers'], 'GET /api/v1/SeasonSubscriptions/offers', {});

/** What a plan changes: the account, the passes on sale, the places that they give, and what is owed. */
const changes = ['users', 'subscriptions', 'seasons', 'sessions', 'attendance', 'payments'] as const;

export const subscribe = defineMutation('POST /api/v1/SeasonSubscriptions', { changes });
export const cancelSubscription = defineMutation('POST /api/v1/SeasonSubscriptions/{id}/cancel', { changes });
export const changePlan = defineMutation('PATCH /api/v1/Users/me/payment-plan', { changes });

const reminded = (seasonId: string, isReminded: boolean) => [
  shown(passOffersQuery(), (known) =>
    known?.map((offer) =>
      offer.opening?.seasonId === seasonId ? { ...offer, opening: { seasonId, isReminded } } : offer,
    ),
  ),
];
/** Asks to be told when a season's passes open, or no longer. */
export const askForPassReminder = defineMutation('POST /api/v1/Seasons/{id}/reminder', {
  changes: ['subscriptions'],
  optimistic: ({ params: { id } }) => reminded(id, true),
});
export const withdrawPassReminder = defineMutation('DELETE /api/v1/Seasons/{id}/reminder', {
  changes: ['subscriptions'],
  optimistic: ({ params: { id } }) => reminded(id, false),
});

/** Makes the stored login know the person's new plan; what cannot be read now says nothing about the change. */
export const rememberPlan = (): Promise<void> =>
  read({ ...meQuery(), staleTime: 0 }).then(useAuth.getState().updateUser, () => undefined);
