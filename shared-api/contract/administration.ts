import { type Static, Type } from 'typebox';
import {
  CalendarDate,
  Count,
  Id,
  Instant,
  Money,
  Nothing,
  Nullable,
  Optional,
  paging,
  range,
  SessionStatusNumber,
  sortBy,
  strict,
  WallTime,
} from './atoms';
import { defineCalls } from './call';

const OddityKey = Type.String({ minLength: 1, maxLength: 300 });

export const Dashboard = strict(
  {
    totalSessions: Count,
    activeSessions: Count,
    upcomingSessions: Count,
    attendanceByDate: Type.Array(
      strict({
        sessionDate: CalendarDate,
        averageAttendance: Type.Number(),
        maxCapacity: Type.Number(),
        taken: Optional(
          Type.Boolean({ description: 'Who came, as the door has said; otherwise who had a spot' }),
        ),
      }),
    ),
    sessionsByStatus: Type.Array(strict({ status: SessionStatusNumber, count: Count })),
    attendanceLevels: strict({ high: Count, medium: Count, low: Count }),
  },
  'Levels: high 90 % or more, medium 50–89 %, low under 50 %, of the sessions that have taken place',
);
export type Dashboard = Static<typeof Dashboard>;

/** Days on which few people come in Québec, or the doors are closed. */
const holidays = [
  'newYear',
  'easter',
  'patriots',
  'nationalDay',
  'canadaDay',
  'labourDay',
  'thanksgiving',
  'christmas',
] as const;
export type Holiday = (typeof holidays)[number];

const OddSession = strict({
  id: Id,
  sessionDate: CalendarDate,
  startTime: WallTime,
  endTime: WallTime,
  location: Type.String(),
  maxCapacity: Count,
  dropInPrice: Money,
});
/** What an organizer may have overlooked. */
export const Oddity = strict(
  {
    key: OddityKey,
    kind: Type.Enum(['price', 'capacity', 'place', 'time', 'weekday', 'holiday', 'noSession']),
    session: Nullable(OddSession),
    usual: Nullable(OddSession),
    holiday: Nullable(Type.Enum([...holidays])),
  },
  'usual: the last session on the same weekday; noSession: none in the next 21 days',
);
export type Oddity = Static<typeof Oddity>;

const Snapshot = Nullable(Type.Record(Type.String(), Type.Unknown()));
export const AuditEntry = strict({
  id: Id,
  at: Instant,
  actorId: Nullable(Id),
  actorName: Type.String(),
  action: Type.String({ description: 'e.g. session.create, payment.status, user.delete' }),
  entity: Type.String(),
  entityId: Nullable(Type.String()),
  aboutName: Optional(
    Type.String({
      description: 'The one person whom it concerns, as they are called now; not if it is the actor',
    }),
  ),
  sessionDate: Optional(CalendarDate),
  before: Snapshot,
  after: Snapshot,
});
export type AuditEntry = Static<typeof AuditEntry>;

export const administrationCalls = defineCalls({
  'GET /api/v1/Dashboard': {
    summary:
      'Figures for the administrators’ first page: attendance of the sessions held in the last 90 days, statuses of those and of the upcoming ones.',
    access: 'admin',
    replies: { 200: Dashboard },
  },
  'GET /api/v1/Dashboard/oddities': {
    summary: 'What is unusual about the sessions of the next 21 days, soonest first.',
    access: 'admin',
    replies: { 200: Type.Array(Oddity) },
  },
  'POST /api/v1/Dashboard/oddities/dismiss': {
    summary: 'Leaves out an oddity from now on, for every administrator.',
    access: 'admin',
    body: strict({ key: OddityKey }),
    replies: { 204: Nothing },
  },
  'GET /api/v1/Audit': {
    summary: 'Who changed what and when, newest first. `search` matches the actor.',
    access: 'admin',
    query: strict({
      ...paging,
      ...range,
      entity: Optional(Type.String({ maxLength: 40 })),
      action: Optional(Type.String({ maxLength: 60 })),
      sort: sortBy('at'),
    }),
    replies: { 200: Type.Array(AuditEntry) },
    paged: true,
  },
});
