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

/** How many season passes cover a date. */
export const holdersQuery = (date: string) =>
  queryOf([...sessionsKey, 'holders', date], 'GET /api/v1/Sessions/holders', { query: { date } });

/** Sessions that are short of players and of which nobody has decided, for administrators. */
export const undecidedSessionsQuery = () =>
  queryOf([...sessionsKey, 'undecided'], 'GET /api/v1/Sessions/undecided', {}, liveQueryOptions);

/** One page of the sessions that the filters select. */
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

/** The caller's own sessions: those they said yes to, and the upcoming ones that they declined or wait for. */
export const mySessionsQuery = () =>
  queryOf([...sessionsKey, 'mine'], 'GET /api/v1/Sessions/my-sessions', {}, liveQueryOptions);

/** A session as it is now, past any cache. */
export const findSession = (id: string) => call('GET /api/v1/Sessions/{id}', { params: { id } });
export const createSession = (body: SessionDraft) => call('POST /api/v1/Sessions', { body });
export const createSessionSeries = (body: SessionSeries) => call('POST /api/v1/Sessions/series', { body });
export const updateSession = (id: string, body: SessionChange) =>
  call('PUT /api/v1/Sessions/{id}', { params: { id }, body });
/** Puts a player in, takes them out, or to the front of the line. @returns everybody who answered or waits then */
export const movePlayer = (id: string, userId: string, body: PlaceMove) =>
  call('PUT /api/v1/Sessions/{id}/places/{userId}', { params: { id, userId }, body });

/** Decides that a session is played, however few come. */
export const playSession = (id: string) => call('POST /api/v1/Sessions/{id}/play', { params: { id } });
/** @param paid what becomes of what was paid: credit without a word */
export const deleteSession = (id: string, reason: string | null = null, paid?: SessionChange['paid']) =>
  call('DELETE /api/v1/Sessions/{id}', { params: { id }, body: { reason, ...(paid && { paid }) } });

/** How many people a change of a session would e-mail, and what money it would touch. */
export const forecastChange = (id: string, body: SessionChange) =>
  call('POST /api/v1/Sessions/{id}/recipients', { params: { id }, body });

/** The same of deleting some sessions. */
export const forecastDeletion = (ids: string[], paid?: SessionChange['paid']) =>
  call('POST /api/v1/Sessions/recipients', { body: { ids, ...(paid && { paid }) } });

// Live consoles from before `forecastChange` ask for people alone; once there are none, the next two can go.

/** How many people a change of a session would e-mail. */
export const countChangeRecipients = async (id: string, body: SessionChange): Promise<number> =>
  (await forecastChange(id, body)).people;

/** How many people it would e-mail to delete some sessions. */
export const countDeletionRecipients = async (ids: string[]): Promise<number> =>
  (await forecastDeletion(ids)).people;
export const joinWaitingList = (id: string, notes: string | null = null) =>
  call('POST /api/v1/Sessions/{id}/waiting-list', { params: { id }, body: { notes } });
export const leaveWaitingList = (id: string) =>
  call('DELETE /api/v1/Sessions/{id}/waiting-list', { params: { id } });
/** Brings a guest to a session that the caller plays in. */
export const bringGuest = (id: string, firstName: string) =>
  call('POST /api/v1/Sessions/{id}/guests', { params: { id }, body: { firstName } });
export const dropGuest = (id: string, guestId: string) =>
  call('DELETE /api/v1/Sessions/{id}/guests/{guestId}', { params: { id, guestId } });
