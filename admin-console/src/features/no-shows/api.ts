import { defineMutation, queryOf, shown } from 'shared-api';

/** How somebody stands with the no-show rule. */
export const noShowsQuery = (id: string) =>
  queryOf(['attendance', 'no-shows', id], 'GET /api/v1/Users/{id}/no-shows', { params: { id } });

/** Lets somebody off what they missed until now. */
export const waiveNoShows = defineMutation('DELETE /api/v1/Users/{id}/no-shows', {
  changes: ['attendance', 'users'],
  answers: (noShows, { params: { id } }) => [shown(noShowsQuery(id), noShows)],
});
