import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Place, SessionStatus } from 'shared-api/contract';
import type { DoorMark } from 'shared-api/door';
import type { Message } from '../../messages';
import { attendanceImports } from './attendance-imports';
import { clockTime, createdOn, id, instant, money, version } from './columns';
import { users } from './users';

/** The club's sessions on the court. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** Date and local times at the club; `startsAt` and `endsAt` are the same moments as instants. */
    sessionDate: date({ mode: 'string' }).notNull(),
    startTime: clockTime().notNull(),
    endTime: clockTime().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    maxCapacity: integer().notNull(),
    dropInPrice: money().notNull(),
    location: text().notNull(),
    status: smallint().$type<SessionStatus>().notNull(),
    /** Numbers of people who are in, guests included, and who wait or are asked, suspended ones included. Maintained by a trigger only. */
    registeredPlayersCount: integer().notNull().default(0),
    waitingListCount: integer().notNull().default(0),
    /** Places held for people with an offer. */
    offeredPlacesCount: integer().notNull().default(0),
    /** When an administrator decided to play with too few players. */
    goDecidedOn: instant(),
    /** When its morning at the door was closed: who had a spot and no mark was absent. */
    doorClosedOn: instant(),
    /** When it was moved into the past, which closed its answers; null: they close at its own time. */
    closedOn: instant(),
    /** Before it only holders of a pass have a spot; null: everybody may have one. */
    opensAt: instant(),
    /** Until when people enter the draw that gives its spots; null: first come, first served. */
    drawsAt: instant(),
    /** When the draw was made. */
    drawnOn: instant(),
    /** Why it is cancelled, for players. */
    cancelReason: jsonb().$type<Message>(),
    /** When its day, its times, its place, or whether it is cancelled last changed: calendars compare it. */
    changedOn: instant().notNull().defaultNow(),
    /** With which it was brought in: it was held before the club was here. */
    importId: uuid().references(() => attendanceImports.id),
    createdOn: createdOn(),
    version: version(),
  },
  (t) => [
    index('sessions_starts_at_idx').on(t.startsAt, t.id),
    index('sessions_ends_at_idx').on(t.endsAt),
    index('sessions_date_idx').on(t.sessionDate),
  ],
);

/** The session that a row belongs to; deleted with it. */
export const ofSession = () =>
  uuid()
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' });

/** The terms promised with an answer. Minutes; `on` in milliseconds (club/places/model/facts.ts). */
interface AnswerPolicy {
  on: number;
  deadline: number;
  grace: number;
  charged: boolean;
  included: boolean;
  credited?: true;
  hold?: number;
}

/** A place without whose it is, as the model knows it (club/places/model/facts.ts). */
interface PlaceBefore {
  standing: Place['standing'];
  source: Place['source'] | 'host';
  priority: -1 | 0 | 1 | 2 | 3;
  since: number;
  offeredUntil?: number;
  isCall?: boolean;
  wasCalled?: boolean;
  asksFirst?: true;
  late?: true;
  policy?: AnswerPolicy;
  reminded?: number;
}

/** A place in a session: a player's, or that of a player's guest (docs/product.md, Answers). */
export const places = pgTable(
  'places',
  {
    id: id(),
    sessionId: ofSession(),
    /** Null for a guest. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** For a guest: the player who brings and pays for them. */
    hostId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    guestName: text(),
    standing: text().$type<Place['standing']>().notNull(),
    source: text().$type<Place['source'] | 'host'>().notNull(),
    priority: smallint().notNull().default(3),
    /** For people who wait, when that began; for others, when they last answered. */
    since: instant().notNull().defaultNow(),
    /** When that became its standing: calendars compare it. */
    standingOn: instant().notNull().defaultNow(),
    /** Until when an offer holds the place. */
    offeredUntil: instant(),
    /** The offer is a call to everybody who waits: the first to accept wins. */
    isCall: boolean().notNull().default(false),
    /** Has declined or missed the call for the currently free places. */
    wasCalled: boolean().notNull().default(false),
    /** Until its draw: the player with whom they are in it, and the first name of the guest with whom they are. */
    togetherId: uuid().references(() => users.id, { onDelete: 'set null' }),
    plusOne: text(),
    /** Was in a draw with somebody, and there was no room for both: they are asked before they get a place. */
    asksFirst: boolean().notNull().default(false),
    /** Given up too late: the price stays due until somebody takes the place. */
    late: boolean().notNull().default(false),
    /** The terms promised with the answer; null for answers older than any terms. */
    policy: jsonb().$type<AnswerPolicy>(),
    /** When the player was reminded that an unpaid place may go to somebody else. */
    remindedOn: instant(),
    /** When, after answers closed, it was decided whether a released date of a pass is credited. */
    creditedOn: instant(),
    /** How it was before the door gave or took it; null as long as the door has not. */
    door: jsonb().$type<{ was: PlaceBefore | null; free?: true }>(),
    /** Whether they came, and since when that is so: by the events of the door. */
    mark: text().$type<DoorMark>(),
    markedOn: instant(),
    /** How it was paid at the door, if it was entered. */
    paidAtDoor: text().$type<'cash' | 'interac'>(),
    /** The player's message to the organisers. */
    notes: text(),
    updateReason: text(),
    /** With which it was brought in. */
    importId: uuid().references(() => attendanceImports.id),
    createdOn: createdOn(),
    updatedOn: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('places_session_user_key').on(t.sessionId, t.userId),
    index('places_user_idx').on(t.userId),
    index('places_host_idx').on(t.hostId, t.sessionId),
    check('places_whose_check', sql`(${t.userId} is null) <> (${t.hostId} is null)`),
    // People who are in, wait or are asked, not those who said no.
    index('places_standing_idx').on(t.sessionId, t.standing, t.since).where(sql`${t.standing} <> 'out'`),
    index('places_import_idx').on(t.importId).where(sql`${t.importId} is not null`),
    index('places_together_idx').on(t.togetherId).where(sql`${t.togetherId} is not null`),
    index('places_late_idx').on(t.sessionId).where(sql`${t.late}`),
  ],
);
