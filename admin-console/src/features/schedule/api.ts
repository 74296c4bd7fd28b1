import {
  type CallInput,
  call,
  defineMutation,
  listQueryOf,
  liveQueryOptions,
  queryOf,
  type SessionChange,
  shown,
} from 'shared-api';

export type SessionFilters = NonNullable<CallInput<'GET /api/v1/Sessions/all'>['query']>;

/** What a session changes: its players' answers, what they owe, and the figures of its season. */
const changes = ['sessions', 'attendance', 'payments', 'seasons', 'communication'] as const;

/** One page of the filtered sessions. */
export const sessionsQuery = (filters: SessionFilters) =>
  listQueryOf(['sessions', 'all', filters], 'GET /api/v1/Sessions/all', { query: filters });

/** The number of season passes that cover a date. */
export const holdersQuery = (date: string) =>
  queryOf(['sessions', 'holders', date], 'GET /api/v1/Sessions/holders', { query: { date } });

/** Sessions that lack players and need a decision. */
export const undecidedSessionsQuery = () =>
  queryOf(['sessions', 'undecided'], 'GET /api/v1/Sessions/undecided', {}, liveQueryOptions);

/** Everybody who answered. */
export const registrationsQuery = (id: string) =>
  queryOf(
    ['sessions', id, 'registrations'],
    'GET /api/v1/Sessions/{id}/registrations',
    { params: { id } },
    liveQueryOptions,
  );

/** Where everybody stands with a session. */
export const turnoutQuery = (id: string) =>
  queryOf(
    ['sessions', id, 'turnout'],
    'GET /api/v1/Sessions/{id}/turnout',
    { params: { id } },
    liveQueryOptions,
  );

/** A session's current state, bypassing caches. */
export const findSession = (id: string) => call('GET /api/v1/Sessions/{id}', { params: { id } });
/** A new club's first sessions are one of its first steps. */
const created = { changes: [...changes, 'settings'] } as const;
export const createSession = defineMutation('POST /api/v1/Sessions', created);
export const createSessionSeries = defineMutation('POST /api/v1/Sessions/series', created);
export const updateSession = defineMutation('PUT /api/v1/Sessions/{id}', { changes });
/** Payments become credit by default. */
export const deleteSession = defineMutation('DELETE /api/v1/Sessions/{id}', { changes });
/** Decides to play a session with too few players. */
export const playSession = defineMutation('POST /api/v1/Sessions/{id}/play', { changes });
/** Adds or removes a player, or moves them to the front of the waiting list. */
export const movePlayer = defineMutation('PUT /api/v1/Sessions/{id}/places/{userId}', {
  changes,
  answers: (everybody, { params: { id } }) => [shown(registrationsQuery(id), everybody)],
});

/** The number of people a change of a session would e-mail, and the money it would affect. */
export const forecastChange = (id: string, body: SessionChange) =>
  call('POST /api/v1/Sessions/{id}/recipients', { params: { id }, body });

/** The same for deleting sessions. */
export const forecastDeletion = (ids: string[], paid?: SessionChange['paid']) =>
  call('POST /api/v1/Sessions/recipients', { body: { ids, ...(paid && { paid }) } });

export type SeasonFilters = NonNullable<CallInput<'GET /api/v1/Seasons'>['query']>;

/** What a season changes: its sessions, the passes that people have or may buy, and what is owed for them. */
const seasonChanges = ['seasons', 'sessions', 'subscriptions', 'users', 'payments'] as const;

/** One page of the filtered seasons. */
export const seasonsQuery = (filters: SeasonFilters) =>
  listQueryOf(['seasons', 'all', filters], 'GET /api/v1/Seasons', { query: filters });

/** A season's pass holders. */
export const seasonUsersQuery = (id: string) =>
  queryOf(['seasons', id, 'users'], 'GET /api/v1/Seasons/{id}/users', { params: { id } });

/** A season's current state, bypassing caches. */
export const findSeason = (id: string) => call('GET /api/v1/Seasons/{id}', { params: { id } });
export const createSeason = defineMutation('POST /api/v1/Seasons', { changes: seasonChanges });
export const updateSeason = defineMutation('PUT /api/v1/Seasons/{id}', { changes: seasonChanges });
export const deleteSeason = defineMutation('DELETE /api/v1/Seasons/{id}', { changes: seasonChanges });
export const setSeasonStatus = defineMutation('PATCH /api/v1/Seasons/{id}/status', {
  changes: seasonChanges,
});
