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
