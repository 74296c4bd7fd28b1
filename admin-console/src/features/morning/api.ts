import { defineMutation, kept, keptUntil, now, queryOf, type Roster, shown } from 'shared-api';
import { addDays, clubDate } from 'shared-ui';
import { linkTo } from './door/link';

/** Yesterday's sessions, which may be corrected, today's and the next ones; without the date in its key, so that yesterday's answer helps where there is no network. */
export const doorSessionsQuery = () =>
  queryOf(
    ['sessions', 'door'],
    'GET /api/v1/Sessions/all',
    {
      query: { from: addDays(clubDate(), -1), includePast: true, page: 1, pageSize: 7, sort: 'sessionDate' },
    },
    kept,
  );

const day = 24 * 3_600_000;

/** The list is on the phone until a day after the morning is closed; of one that nobody closes, a day longer. */
const endOf = ({ closedOn, session }: Roster): number =>
  closedOn ? Date.parse(closedOn) + day : Date.parse(session.sessionDate) + 3 * day;

/** Everybody whom the door may meet, and what has happened there; kept for a morning without a network. */
export const rosterQuery = (id: string) =>
  queryOf(
    ['sessions', id, 'roster'],
    'GET /api/v1/Sessions/{id}/roster',
    { params: { id }, ...linkTo(id) },
    keptUntil(endOf),
  );

/** Of everybody, who has such a name: by a link, the list has only who is expected. */
export const rosterSearchQuery = (id: string, search: string) =>
  queryOf(['sessions', id, 'roster', search], 'GET /api/v1/Sessions/{id}/roster', {
    params: { id },
    query: { search },
    ...linkTo(id),
  });

/** Tells the server what happened; the same event twice is one. */
export const sendEvents = defineMutation('POST /api/v1/Sessions/{id}/door-events', {
  changes: ['sessions', 'attendance', 'payments', 'users'],
});

/** The links by which shared phones run a session's morning. */
export const doorLinksQuery = (id: string) =>
  queryOf(['sessions', id, 'door-links'], 'GET /api/v1/Sessions/{id}/door-links', { params: { id } });
export const makeDoorLink = defineMutation('POST /api/v1/Sessions/{id}/door-links', {
  changes: ['sessions'],
});
export const endDoorLink = defineMutation('DELETE /api/v1/Sessions/{id}/door-links/{linkId}', {
  changes: ['sessions'],
});

/** What happened at a session's door and did not fit. */
export const remarksQuery = (id: string) =>
  queryOf(['sessions', id, 'door-remarks'], 'GET /api/v1/Sessions/{id}/door-remarks', { params: { id } });
/** The latest sessions with such events. */
export const toLookAtQuery = () =>
  queryOf(['sessions', 'door-remarks'], 'GET /api/v1/Dashboard/door-remarks', {});
export const noteRemark = defineMutation('POST /api/v1/Sessions/{id}/door-remarks/{eventId}/noted', {
  changes: ['sessions'],
});

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

/** How somebody stands with the no-show rule. */
export const noShowsQuery = (id: string) =>
  queryOf(['attendance', 'no-shows', id], 'GET /api/v1/Users/{id}/no-shows', { params: { id } });

/** Lets somebody off what they missed until now. */
export const waiveNoShows = defineMutation('DELETE /api/v1/Users/{id}/no-shows', {
  changes: ['attendance', 'users'],
  answers: (noShows, { params: { id } }) => [shown(noShowsQuery(id), noShows)],
});
