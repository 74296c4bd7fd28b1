import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SessionStatus } from 'shared-api/contract';
import { createdOn, id, instant, money, version } from './columns';
import { ofUser } from './users';

/** A wall-clock time to the minute, e.g. `18:00`. */
const clockTime = customType<{ data: string; driverData: string }>({
  dataType: () => 'time',
  fromDriver: (value) => value.slice(0, 5),
});

/** The club's evenings and mornings on the court. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** Calendar date and wall-clock times at the club; `startsAt` and `endsAt` are the same two moments as instants. */
    sessionDate: date({ mode: 'string' }).notNull(),
    startTime: clockTime().notNull(),
    endTime: clockTime().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    maxCapacity: integer().notNull(),
    dropInPrice: money().notNull(),
    location: text().notNull(),
    status: smallint().$type<SessionStatus>().notNull(),
    /** Both are kept by triggers (migration 0011), whoever writes; nobody else sets them. */
    registeredPlayersCount: integer().notNull().default(0),
    waitingListCount: integer().notNull().default(0),
    createdOn: createdOn(),
    version: version(),
  },
  (t) => [
    index('sessions_starts_at_idx').on(t.startsAt, t.id),
    index('sessions_ends_at_idx').on(t.endsAt),
    index('sessions_date_idx').on(t.sessionDate),
  ],
);

/** The session that a row belongs to, and goes with. */
const ofSession = () =>
  uuid()
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' });

/** Each player's answer for a session. */
export const attendance = pgTable(
  'attendance',
  {
    id: id(),
    sessionId: ofSession(),
    userId: ofUser(),
    isAttending: boolean().notNull(),
    notes: text(),
    updateReason: text(),
    createdOn: createdOn(),
    updatedOn: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('attendance_session_user_key').on(t.sessionId, t.userId),
    index('attendance_user_idx').on(t.userId),
    // The first names of those who come.
    index('attendance_taken_idx').on(t.sessionId).where(sql`${t.isAttending}`),
  ],
);

/** Who waits for a place, first come first served: identifiers sort by age. */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: id(),
    sessionId: ofSession(),
    userId: ofUser(),
    /** What the player told the organisers; goes into the answer once a spot is theirs. */
    notes: text(),
    createdOn: createdOn(),
  },
  (t) => [
    uniqueIndex('waiting_list_session_user_key').on(t.sessionId, t.userId),
    index('waiting_list_order_idx').on(t.sessionId, t.id),
    index('waiting_list_user_idx').on(t.userId),
  ],
);
