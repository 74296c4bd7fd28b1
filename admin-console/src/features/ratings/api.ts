import { defineMutation, keptUntil, now, queryOf, shown } from 'shared-api';

const day = 24 * 3_600_000;

/**
 * How strong people play. Kept for a morning without a network, for as long as the door's list: only an administrator's
 * browser ever has it.
 */
export const ratingsQuery = () =>
  queryOf(
    ['users', 'ratings'],
    'GET /api/v1/Ratings',
    {},
    keptUntil(() => now() + 3 * day),
  );

export const rate = defineMutation('PUT /api/v1/Ratings/{userId}', {
  changes: ['users'],
  answers: (ratings) => [shown(ratingsQuery(), ratings)],
});
