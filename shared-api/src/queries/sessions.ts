import { call } from '../http/call';
import { liveQueryOptions } from './client';
import { kept } from './kept';
import { queryOf } from './query-of';

export const sessionsKey = ['sessions'] as const;

/** Coming sessions that are open or full, soonest first. */
export const availableSessionsQuery = () =>
  queryOf(
    [...sessionsKey, 'available'],
    'GET /api/v1/Sessions/available',
    {},
    { ...liveQueryOptions, ...kept },
  );

/** Sessions that are not over, cancelled ones too, soonest first. */
export const upcomingSessionsQuery = () =>
  queryOf(
    [...sessionsKey, 'upcoming'],
    'GET /api/v1/Sessions/upcoming',
    {},
    { ...liveQueryOptions, ...kept },
  );

export const sessionQuery = (id: string) =>
  queryOf([...sessionsKey, id], 'GET /api/v1/Sessions/{id}', { params: { id } }, liveQueryOptions);

/** The caller's own sessions: those they said yes to, and the upcoming ones that they declined or wait for. */
export const mySessionsQuery = () =>
  queryOf([...sessionsKey, 'mine'], 'GET /api/v1/Sessions/my-sessions', {}, { ...liveQueryOptions, ...kept });

export const joinWaitingList = (id: string, notes: string | null = null) =>
  call('POST /api/v1/Sessions/{id}/waiting-list', { params: { id }, body: { notes } });
export const leaveWaitingList = (id: string) =>
  call('DELETE /api/v1/Sessions/{id}/waiting-list', { params: { id } });
/** Adds a guest to a session in which the caller plays. */
export const bringGuest = (id: string, firstName: string) =>
  call('POST /api/v1/Sessions/{id}/guests', { params: { id }, body: { firstName } });
export const dropGuest = (id: string, guestId: string) =>
  call('DELETE /api/v1/Sessions/{id}/guests/{guestId}', { params: { id, guestId } });
