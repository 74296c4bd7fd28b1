import { type Static, Type } from 'typebox';
import {
  CalendarDate,
  Count,
  Id,
  Instant,
  Nullable,
  Optional,
  paging,
  range,
  SessionStatusNumber,
  sortBy,
  strict,
} from './atoms';
import { defineCalls } from './call';

export const Dashboard = strict(
  {
    totalSessions: Count,
    activeSessions: Count,
    upcomingSessions: Count,
    attendanceByDate: Type.Array(
      strict({ sessionDate: CalendarDate, averageAttendance: Type.Number(), maxCapacity: Type.Number() }),
    ),
    sessionsByStatus: Type.Array(strict({ status: SessionStatusNumber, count: Count })),
    attendanceLevels: strict({ high: Count, medium: Count, low: Count }),
  },
  'Levels: high 90 % or more, medium 50–89 %, low under 50 %, of the sessions that have taken place',
);
export type Dashboard = Static<typeof Dashboard>;

const Snapshot = Nullable(Type.Record(Type.String(), Type.Unknown()));
export const AuditEntry = strict({
  id: Id,
  at: Instant,
  actorId: Nullable(Id),
  actorName: Type.String(),
  action: Type.String({ description: 'e.g. session.create, payment.status, user.delete' }),
  entity: Type.String(),
  entityId: Nullable(Type.String()),
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
