import { type Static, Type } from 'typebox';
import { Count, Id, Instant, LinkToken, Money, Name, Notes, Nullable, Optional, Sum, strict } from './atoms';
import { defineCalls } from './call';
import { rules } from './rules';
import { Place, Session, SessionSummary } from './session';

export const AttendanceRecord = strict(
  {
    id: Id,
    sessionId: Id,
    userId: Id,
    userName: Type.String(),
    isAttending: Type.Boolean(),
    notes: Nullable(Notes),
    updateReason: Nullable(Notes),
    checkInTime: Nullable(Instant),
    createdOn: Instant,
    waitingPosition: Nullable(
      Type.Integer({ minimum: 1, description: 'Where the person stands on the waiting list' }),
    ),
    place: Place,
    session: SessionSummary,
    isPaid: Optional(
      Type.Boolean({
        description:
          'To the person themselves, of a past session: something was asked for it, and all is paid',
      }),
    ),
  },
  'checkInTime is when the session starts for somebody who attends, null otherwise; it parts past from upcoming',
);
export type AttendanceRecord = Static<typeof AttendanceRecord>;

/** What to pay, where, and the reference for the Interac message. */
export const PaymentDue = strict({
  paymentId: Id,
  amount: Money,
  payTo: Type.String({ description: 'Empty while the club has no address for payments' }),
  reference: Type.String(),
});
export type PaymentDue = Static<typeof PaymentDue>;

/** An answer's effect on the person's credit; missing when there is none. */
const CreditChange = strict(
  { used: Sum, returned: Sum, left: Sum },
  'used: what the credit has paid for the place; returned: what had been paid for it, and is credit now; left: the credit now',
);
export type CreditChange = Static<typeof CreditChange>;

export const AttendanceReceipt = strict({
  attendance: AttendanceRecord,
  paymentDue: Nullable(PaymentDue),
  credit: Optional(CreditChange),
  // As they see it then, for the page on which they answered; an older server gives none.
  session: Optional(Session),
});
export type AttendanceReceipt = Static<typeof AttendanceReceipt>;

export const AttendanceAnswer = strict({ isAttending: Type.Boolean(), notes: Optional(Nullable(Notes)) });
export type AttendanceAnswer = Static<typeof AttendanceAnswer>;

export const AttendanceUpdate = strict({
  isAttending: Type.Boolean(),
  notes: Optional(Nullable(Notes)),
  updateReason: Optional(Nullable(Notes)),
  guests: Optional(
    Type.Array(Name, {
      maxItems: rules.guests.max,
      description:
        'First names of guests who come along with a yes, as far as there is room for them and nobody waits',
    }),
  ),
});
export type AttendanceUpdate = Static<typeof AttendanceUpdate>;

const BySession = strict({ sessionId: Id });
const refusals = [
  'sessionNotFound',
  'sessionFull',
  'sessionCancelled',
  'sessionCompleted',
  'answersClosed',
  'answersLater',
  'notOpenYet',
  'drawAwaited',
] as const;

export const attendanceCalls = defineCalls({
  'POST /api/v1/Attendance/sessions/{sessionId}': {
    summary: 'Answers yes or no for the first time.',
    access: 'player',
    repeatable: true,
    params: BySession,
    body: AttendanceAnswer,
    replies: { 201: AttendanceReceipt },
    errors: [...refusals, 'attendanceExists'],
  },
  'PUT /api/v1/Attendance/sessions/{sessionId}': {
    summary: 'Changes an answer.',
    access: 'player',
    repeatable: true,
    params: BySession,
    body: AttendanceUpdate,
    replies: { 200: AttendanceReceipt },
    errors: [...refusals, 'attendanceMissing'],
  },
  'GET /api/v1/Attendance/confirm': {
    summary:
      'Answers through a mailed link, by its signature or as the logged-in user that it names. Without `attending` it changes nothing, and says what stands.',
    access: 'anyone',
    query: strict({
      sessionId: Optional(Type.String({ maxLength: 60 })),
      userId: Optional(Type.String({ maxLength: 60 })),
      attending: Optional(Type.String({ maxLength: 10 })),
      signature: Optional(LinkToken),
      ask: Optional(
        Type.String({
          maxLength: 10,
          description:
            'true: nobody has pressed a button yet. An answer that would change another one, or lose or cost something, changes nothing',
        }),
      ),
    }),
    replies: {
      200: strict({
        attending: Type.Boolean(),
        firstName: Optional(Type.String({ description: 'Whose link it is' })),
        place: Optional(Nullable(Place)),
        closed: Optional(Type.Boolean({ description: 'Answers have closed' })),
        costs: Optional(
          Type.Number({
            description:
              'Asked for: what the answer would make or leave owed; nothing has changed, and it waits for a hand',
          }),
        ),
        guests: Optional(
          Type.Array(Type.String(), {
            description: 'Asked for: the guests whose spots the no would give up',
          }),
        ),
        waiting: Optional(Type.Integer({ minimum: 0, description: 'Asked for: how many people wait' })),
        session: SessionSummary,
        paymentDue: Nullable(PaymentDue),
        credit: Optional(CreditChange),
        message: Type.String(),
      }),
    },
    errors: [...refusals, 'notLoggedIn', 'missingAttendanceLink', 'invalidAttendanceLink'],
  },
  'GET /api/v1/Attendance/sessions/{sessionId}/summary': {
    summary: 'Counts, and the answers the caller may see: all for an administrator, their own for a player.',
    access: 'player',
    followed: true,
    params: BySession,
    replies: {
      200: strict({
        sessionId: Id,
        maxCapacity: Count,
        attending: Count,
        declined: Count,
        waiting: Count,
        attendances: Type.Array(AttendanceRecord),
      }),
    },
    errors: ['sessionNotFound'],
  },
  'GET /api/v1/Attendance/sessions/{sessionId}/users': {
    summary:
      'Those who attend: first names, with id and full name for an administrator; a visitor sees nobody of a past session.',
    access: 'anyone',
    params: BySession,
    replies: {
      200: Type.Array(
        strict({ firstName: Type.String(), userId: Optional(Id), userName: Optional(Type.String()) }),
      ),
    },
    errors: ['sessionNotFound'],
  },
  'GET /api/v1/Attendance/me': {
    summary:
      'The caller’s answers, newest session first, and the upcoming sessions whose waiting list they are on.',
    access: 'player',
    followed: true,
    replies: { 200: Type.Array(AttendanceRecord) },
  },
});
