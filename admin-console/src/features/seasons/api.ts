import { type CallInput, call, defineMutation, listQueryOf, queryOf } from 'shared-api';

export type SeasonFilters = NonNullable<CallInput<'GET /api/v1/Seasons'>['query']>;

/** What a season changes: its sessions, the passes that people have or may buy, and what is owed for them. */
const changes = ['seasons', 'sessions', 'subscriptions', 'users', 'payments'] as const;

/** One page of the filtered seasons. */
export const seasonsQuery = (filters: SeasonFilters) =>
  listQueryOf(['seasons', 'all', filters], 'GET /api/v1/Seasons', { query: filters });

/** A season's pass holders. */
export const seasonUsersQuery = (id: string) =>
  queryOf(['seasons', id, 'users'], 'GET /api/v1/Seasons/{id}/users', { params: { id } });

/** A season's current state, bypassing caches. */
export const findSeason = (id: string) => call('GET /api/v1/Seasons/{id}', { params: { id } });
export const createSeason = defineMutation('POST /api/v1/Seasons', { changes });
export const updateSeason = defineMutation('PUT /api/v1/Seasons/{id}', { changes });
export const deleteSeason = defineMutation('DELETE /api/v1/Seasons/{id}', { changes });
export const setSeasonStatus = defineMutation('PATCH /api/v1/Seasons/{id}/status', { changes });
