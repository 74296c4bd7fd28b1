import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
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
import { createdOn, id, instant, money, version } from './columns';
import { users } from './users';

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
    /** Who comes, guests too, and who waits or is asked. Both are kept by a trigger (migration 0019), whoever writes; nobody else sets them. */
    registeredPlayersCount: integer().notNull().default(0),
    waitingListCount: integer().notNull().default(0),
    /** Places held for those who are asked whether they want them. */
    offeredPlacesCount: integer().notNull().default(0),
    /** When an administrator decided that it is played, though few come. */
    goDecidedOn: instant(),
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

/** What the club promises with an answer. Minutes; `on` in milliseconds (features/places/model/facts.ts). */
interface AnswerPolicy {
  on: number;
  deadline: number;
  grace: number;
  charged: boolean;
  included: boolean;
  credited?: true;
  hold?: number;
}

/** Somebody's place in a session: of a player, or of a guest whom a player brings (docs/product.md, Answers). */
export const places = pgTable(
  'places',
  {
    id: id(),
    sessionId: ofSession(),
    /** Null for a guest. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** Of a guest: who brings and pays for them. */
    hostId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    guestName: text(),
    standing: text().$type<Place['standing']>().notNull(),
    source: text().$type<Place['source'] | 'host'>().notNull(),
    priority: smallint().notNull().default(3),
    /** Since when somebody waits; of others, when they last answered. */
    since: instant().notNull().defaultNow(),
    /** Until when an offer holds the place. */
    offeredUntil: instant(),
    /** The offer is a call to all who wait: the first wins. */
    isCall: boolean().notNull().default(false),
    /** Has been called for the places that are free now, and let them pass. */
    wasCalled: boolean().notNull().default(false),
    /** Was given up too late: the price stays owed until somebody takes the place. */
    late: boolean().notNull().default(false),
    /** What was promised with the answer; null: before the club promised anything. */
    policy: jsonb().$type<AnswerPolicy>(),
    /** When the player was reminded that the place may go to somebody else, since no money has come. */
    remindedOn: instant(),
    /** When, after the close, it was decided whether a released date of a pass is credited. */
    creditedOn: instant(),
    /** What the player told the organisers. */
    notes: text(),
    updateReason: text(),
    createdOn: createdOn(),
    updatedOn: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('places_session_user_key').on(t.sessionId, t.userId),
    index('places_user_idx').on(t.userId),
    index('places_host_idx').on(t.hostId, t.sessionId),
    check('places_whose_check', sql`(${t.userId} is null) <> (${t.hostId} is null)`),
    // Who comes, who waits and who is asked, without those who have said no.
    index('places_standing_idx').on(t.sessionId, t.standing, t.since).where(sql`${t.standing} <> 'out'`),
    index('places_late_idx').on(t.sessionId).where(sql`${t.late}`),
  ],
);
