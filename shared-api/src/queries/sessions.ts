import type { PlaceMove, SessionChange, SessionDraft, SessionSeries } from '../../contract';
import { type CallInput, call } from '../http/call';
import { liveQueryOptions } from './client';
import { listQueryOf, queryOf } from './query-of';

export type SessionFilters = NonNullable<CallInput<'GET /api/v1/Sessions/all'>['query']>;

export const sessionsKey = ['sessions'] as const;

/** Coming sessions that are open or full, soonest first. */
export const availableSessionsQuery = () =>
  queryOf([...sessionsKey, 'available'], 'GET /api/v1/Sessions/available', {}, liveQueryOptions);

/** Sessions that are not over, cancelled ones too, soonest first. */
export const upcomingSessionsQuery = () =>
  queryOf([...sessionsKey, 'upcoming'], 'GET /api/v1/Sessions/upcoming', {}, liveQueryOptions);

/** The number of season passes that cover a date. */
export const holdersQuery = (date: string) =>
  queryOf([...sessionsKey, 'holders', date], 'GET /api/v1/Sessions/holders', { query: { date } });

/** Sessions that lack players and need a decision, for administrators. */
export const undecidedSessionsQuery = () =>
  queryOf([...sessionsKey, 'undecided'], 'GET /api/v1/Sessions/undecided', {}, liveQueryOptions);

/** One page of the filtered sessions. */
export const sessionsQuery = (filters: SessionFilters) =>
  listQueryOf([...sessionsKey, 'all', filters], 'GET /api/v1/Sessions/all', { query: filters });

export const sessionQuery = (id: string) =>
  queryOf([...sessionsKey, id], 'GET /api/v1/Sessions/{id}', { params: { id } }, liveQueryOptions);

/** Everybody who answered, for administrators. */
export const registrationsQuery = (id: string) =>
  queryOf(
    [...sessionsKey, id, 'registrations'],
    'GET /api/v1/Sessions/{id}/registrations',
    { params: { id } },
    liveQueryOptions,
  );

/** Where everybody stands with a session, for administrators. */
export const turnoutQuery = (id: string) =>
  queryOf(
    [...sessionsKey, id, 'turnout'],
    'GET /api/v1/Sessions/{id}/turnout',
    { params: { id } },
    liveQueryOptions,
  );

/** The caller's own sessions: those they said yes to, and the upcoming ones that they declined or wait for. */
export const mySessionsQuery = () =>
  queryOf([...sessionsKey, 'mine'], 'GET /api/v1/Sessions/my-sessions', {}, liveQueryOptions);

/** A session's current state, bypassing caches. */
export const findSession = (id: string) => call('GET /api/v1/Sessions/{id}', { params: { id } });
export const createSession = (body: SessionDraft) => call('POST /api/v1/Sessions', { body });
export const createSessionSeries = (body: SessionSeries) => call('POST /api/v1/Sessions/series', { body });
export const updateSession = (id: string, body: SessionChange) =>
  call('PUT /api/v1/Sessions/{id}', { params: { id }, body });
/**
 * Adds or removes a player, or moves them to the front of the waiting list. @returns everybody who answered or waits
 * afterwards
 */
export const movePlayer = (id: string, userId: string, body: PlaceMove) =>
  call('PUT /api/v1/Sessions/{id}/places/{userId}', { params: { id, userId }, body });

/** Decides to play a session with too few players. */
export const playSession = (id: string) => call('POST /api/v1/Sessions/{id}/play', { params: { id } });
/** @param paid what happens to payments: credit by default */
export const deleteSession = (id: string, reason: string | null = null, paid?: SessionChange['paid']) =>
  call('DELETE /api/v1/Sessions/{id}', { params: { id }, body: { reason, ...(paid && { paid }) } });

/** The number of people a change of a session would e-mail, and the money it would affect. */
export const forecastChange = (id: string, body: SessionChange) =>
  call('POST /api/v1/Sessions/{id}/recipients', { params: { id }, body });

/** The same for deleting sessions. */
export const forecastDeletion = (ids: string[], paid?: SessionChange['paid']) =>
  call('POST /api/v1/Sessions/recipients', { body: { ids, ...(paid && { paid }) } });

// Live consoles older than `forecastChange` ask for people only; the next two can be removed when there are none left.

/** The number of people a change of a session would e-mail. */
export const countChangeRecipients = async (id: string, body: SessionChange): Promise<number> =>
  (await forecastChange(id, body)).people;

/** The number of people whom deleting some sessions would e-mail. */
export const countDeletionRecipients = async (ids: string[]): Promise<number> =>
  (await forecastDeletion(ids)).people;
export const joinWaitingList = (id: string, notes: string | null = null) =>
  call('POST /api/v1/Sessions/{id}/waiting-list', { params: { id }, body: { notes } });
export const leaveWaitingList = (id: string) =>
  call('DELETE /api/v1/Sessions/{id}/waiting-list', { params: { id } });
/** Adds a guest to a session in which the caller plays. */
export const bringGuest = (id: string, firstName: string) =>
  call('POST /api/v1/Sessions/{id}/guests', { params: { id }, body: { firstName } });
export const dropGuest = (id: string, guestId: string) =>
  call('DELETE /api/v1/Sessions/{id}/guests/{guestId}', { params: { id, guestId } });
