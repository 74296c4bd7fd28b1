import { queryOptions } from '@tanstack/react-query';
import type { Season, SeasonChange, SeasonDraft, SeasonStatus } from '../../contract';
import { type CallInput, call } from '../http/call';
import { ApiError } from '../http/error';
import { listQueryOf, queryOf } from './query-of';

export type SeasonFilters = NonNullable<CallInput<'GET /api/v1/Seasons'>['query']>;

export const seasonsKey = ['seasons'] as const;

/** One page of the filtered seasons. */
export const seasonsQuery = (filters: SeasonFilters) =>
  listQueryOf([...seasonsKey, 'all', filters], 'GET /api/v1/Seasons', { query: filters });

/** The current season, or null when there is none (a 404). */
export const currentSeasonQuery = () =>
  queryOptions({
    queryKey: [...seasonsKey, 'current'],
    queryFn: ({ signal }): Promise<Season | null> =>
      call('GET /api/v1/Seasons/current', { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
  });

/** A season's pass holders, for administrators. */
export const seasonUsersQuery = (id: string) =>
  queryOf([...seasonsKey, id, 'users'], 'GET /api/v1/Seasons/{id}/users', { params: { id } });

/** A season's current state, bypassing caches. */
export const findSeason = (id: string) => call('GET /api/v1/Seasons/{id}', { params: { id } });
export const createSeason = (body: SeasonDraft) => call('POST /api/v1/Seasons', { body });
export const updateSeason = (id: string, body: SeasonChange) =>
  call('PUT /api/v1/Seasons/{id}', { params: { id }, body });
export const deleteSeason = (id: string) => call('DELETE /api/v1/Seasons/{id}', { params: { id } });
export const setSeasonStatus = (id: string, status: SeasonStatus) =>
  call('PATCH /api/v1/Seasons/{id}/status', { params: { id }, body: { status } });
