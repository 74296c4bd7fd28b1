import {
  type AttendanceReceipt,
  type AttendanceRecord,
  availableSessionsQuery,
  defineMutation,
  type Guest,
  kept,
  liveQueryOptions,
  queryOf,
  type Session,
  SessionStatus,
  type Shown,
  sessionQuery,
  shown,
} from 'shared-api';
import type { MailedLink } from './use-mailed-link';

/** Sessions that are not over, cancelled ones too, soonest first. */
export const upcomingSessionsQuery = () =>
  queryOf(['sessions', 'upcoming'], 'GET /api/v1/Sessions/upcoming', {}, { ...liveQueryOptions, ...kept });

/** The session that a shared link leads to. @param short the end of its address */
export const sharedSessionQuery = (short: string) =>
  queryOf(
    ['sessions', 'shared', short],
    'GET /api/v1/Sessions/shared/{short}',
    { params: { short } },
    liveQueryOptions,
  );

/** The caller's own sessions: those they said yes to, and the upcoming ones that they declined or wait for. */
export const mySessionsQuery = () =>
  queryOf(['sessions', 'mine'], 'GET /api/v1/Sessions/my-sessions', {}, { ...liveQueryOptions, ...kept });

/** The caller's answers, newest session first. */
export const myAttendanceQuery = () =>
  queryOf(['attendance', 'me'], 'GET /api/v1/Attendance/me', {}, liveQueryOptions);

/** Everybody's answers for a session. */
export const attendanceSummaryQuery = (sessionId: string) =>
  queryOf(
    ['attendance', sessionId, 'summary'],
    'GET /api/v1/Attendance/sessions/{sessionId}/summary',
    { params: { sessionId } },
    liveQueryOptions,
  );

const emptyPlace = {
  position: null,
  offeredUntil: null,
  isCall: false,
  missedOut: false,
  late: false,
  noCosts: null,
};

/** A session as a player's own answer makes it; who gets a spot that it frees is in the reply. */
const withAnswer = (session: Session, isAttending: boolean, guests: Guest[]): Session => {
  const { place, status, registeredPlayersCount: taken } = session;
  const frees = session.isAttending === true && !isAttending;
  const takes = session.isAttending !== true && isAttending;
  const spots = 1 + (isAttending ? guests : (place?.guests ?? [])).length;
  return {
    ...session,
    isAttending,
    status: frees && status === SessionStatus.Full ? SessionStatus.Open : status,
    registeredPlayersCount: taken + (takes ? spots : 0) - (frees ? spots : 0),
    waitingPosition: null,
    place: {
      ...emptyPlace,
      standing: isAttending ? 'in' : 'out',
      source: 'person',
      guests: isAttending ? [...(place?.guests ?? []), ...guests] : [],
    },
  };
};

/** A record as the person's own answer makes it. */
const withOwnAnswer = (record: AttendanceRecord, isAttending: boolean): AttendanceRecord => ({
  ...record,
  isAttending,
  waitingPosition: null,
  place: { ...record.place, standing: isAttending ? 'in' : 'out' },
});

/** A session's new state in the queries of all pages that show it. */
const everywhere = (id: string, next: (session: Session) => Session): Shown[] => {
  const inList = (known: Session[] | undefined) =>
    known?.map((session) => (session.id === id ? next(session) : session));
  return [
    shown(sessionQuery(id), (known) => known && next(known)),
    shown(availableSessionsQuery(), inList),
    shown(upcomingSessionsQuery(), inList),
  ];
};

/** What an answer, a guest or a wait changes: the answers, and what is owed for them. */
const changes = ['sessions', 'attendance', 'payments'] as const;

interface GivenAnswer {
  params: { sessionId: string };
  body: { isAttending: boolean; guests?: string[] };
}

/** An answer is shown before the reply; a second one waits for the first, and is the one that counts. */
const answering = {
  changes,
  inTurn: ({ params: { sessionId } }: GivenAnswer) => answerKey(sessionId),
  persists: true,
  optimistic: ({ params: { sessionId }, body: { isAttending, guests = [] } }: GivenAnswer) => {
    const next = (session: Session) =>
      withAnswer(
        session,
        isAttending,
        guests.map((firstName) => ({ id: firstName, firstName })),
      );
    return [
      ...everywhere(sessionId, next),
      shown(mySessionsQuery(), (known) =>
        known?.map((record) =>
          record.sessionId === sessionId ? withOwnAnswer(record, isAttending) : record,
        ),
      ),
    ];
  },
  // An older server gives none: then pages ask.
  answers: ({ session }: AttendanceReceipt, { params: { sessionId } }: GivenAnswer) =>
    session ? everywhere(sessionId, () => session) : [],
};

/** Identifies the pending answers for a session. */
export const answerKey = (sessionId: string) => ['answer', sessionId];
export const markAttendance = defineMutation('POST /api/v1/Attendance/sessions/{sessionId}', answering);
export const updateAttendance = defineMutation('PUT /api/v1/Attendance/sessions/{sessionId}', answering);

/** What stands for a mailed link's person; changes nothing. */
export const mailedQuery = ({ sessionId, userId, signature }: MailedLink) =>
  queryOf(
    ['sessions', 'mailed', sessionId, userId],
    'GET /api/v1/Attendance/confirm',
    { query: { sessionId, userId, ...(signature && { signature }) } },
    liveQueryOptions,
  );

/** Answers through a mailed link. */
export const confirmAttendance = defineMutation('GET /api/v1/Attendance/confirm', {
  changes,
  answers: (reply, { query: { sessionId = '', userId = '' } = {} }) =>
    reply.costs === undefined ? [shown(mailedQuery({ sessionId, userId }), reply)] : [],
});

export const joinWaitingList = defineMutation('POST /api/v1/Sessions/{id}/waiting-list', {
  changes,
  answers: (session, { params: { id } }) => everywhere(id, () => session),
});

/** A session after the person has left its waiting list. */
const withoutWaiting = (session: Session): Session => ({
  ...session,
  waitingPosition: null,
  place: null,
  waitingListCount: Math.max(0, session.waitingListCount - 1),
});

export const leaveWaitingList = defineMutation('DELETE /api/v1/Sessions/{id}/waiting-list', {
  changes,
  optimistic: ({ params: { id } }) => everywhere(id, withoutWaiting),
});
/** Who asks the caller to be drawn together with them. */
export const invitationQuery = (id: string, invitation: string) =>
  queryOf(['sessions', id, 'invitation', invitation], 'GET /api/v1/Sessions/{id}/invitation', {
    params: { id },
    query: { invitation },
  });
/** Stays in a session's draw alone. */
export const stayAlone = defineMutation('DELETE /api/v1/Sessions/{id}/together', {
  changes,
  answers: (session, { params: { id } }) => everywhere(id, () => session),
});
/** A session's draw, as far as it has come. */
export const drawQuery = (id: string) =>
  queryOf(['sessions', id, 'draw'], 'GET /api/v1/Sessions/{id}/draw', { params: { id } }, liveQueryOptions);

const reminded = (id: string, isReminded: boolean) =>
  everywhere(id, (session) => ({
    ...session,
    ...(session.opening && { opening: { ...session.opening, isReminded } }),
  }));
/** Asks to be told when a session opens, or no longer. */
export const askForReminder = defineMutation('POST /api/v1/Sessions/{id}/reminder', {
  changes,
  optimistic: ({ params: { id } }) => reminded(id, true),
});
export const withdrawReminder = defineMutation('DELETE /api/v1/Sessions/{id}/reminder', {
  changes,
  optimistic: ({ params: { id } }) => reminded(id, false),
});
/** Adds a guest to a session in which the caller plays. */
export const bringGuest = defineMutation('POST /api/v1/Sessions/{id}/guests', {
  changes,
  answers: (session, { params: { id } }) => everywhere(id, () => session),
});
export const dropGuest = defineMutation('DELETE /api/v1/Sessions/{id}/guests/{guestId}', {
  changes,
  answers: (session, { params: { id } }) => everywhere(id, () => session),
});
