import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { rules, type SocialLinks } from 'shared-api/contract';
import { searchedSql } from '../search';
import { bytes, clockTime, createdOn, id, instant, money, version } from './columns';

/** The club's settings: exactly one row. */
export const settings = pgTable('settings', {
  id: smallint().primaryKey().default(1),
  organizationName: text().notNull(),
  defaultPrice: money().notNull(),
  maxCapacity: integer().notNull(),
  address: text().notNull(),
  /** The pin on the map; both or neither. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  /** Null: the environment's addresses; empty: none. */
  contactEmail: text(),
  paymentEmail: text(),
  /** As in the middle of a sentence. */
  sport: text().notNull().default(rules.sport.default),
  /** Who is in charge of personal information; empty while nobody is named. */
  privacyOfficer: text().notNull().default(''),
  defaultLocation: text().notNull().default(rules.session.location.default),
  socialLinks: jsonb().$type<SocialLinks>().notNull().default({}),
  welcomeEmail: boolean().notNull(),
  sessionReminder: boolean().notNull(),
  lowCapacityAlert: boolean().notNull(),
  answerEmails: boolean().notNull().default(true),
  spotEmails: boolean().notNull().default(true),
  passEmails: boolean().notNull().default(true),
  /** How long before a session's start answers close, in minutes. */
  answersCloseMinutes: integer().notNull().default(rules.answersClose.default),
  /** Whether a season pass costs only the remaining Saturdays. */
  proRatePasses: boolean().notNull().default(false),
  /** Until this many hours before the start, a no is free and the first in line gets a free place unasked. */
  answerDeadlineHours: integer().notNull().default(rules.answerDeadline.default),
  /** Whether a no after the deadline leaves the price due, unless somebody takes the place. */
  lateNoCharged: boolean().notNull().default(false),
  /** Whether a date of a season pass that is released before the deadline is credited. */
  creditReleasedDates: boolean().notNull().default(false),
  /** Hours without payment after which a place is offered to others; null: never. */
  unpaidHoldHours: integer(),
  /** Guests that a player may bring. */
  guestsPerPlayer: integer().notNull().default(rules.guests.default),
  /** Below this number an administrator decides whether a session takes place; 0 disables it. */
  minPlayers: integer().notNull().default(rules.goOrNoGo.minPlayers.default),
  /** From how many missed sessions on people may say yes in the last hours only; 0: never. Since when that holds. */
  noShowLimit: integer().notNull().default(rules.noShows.limit.default),
  noShowsSince: instant(),
  /** Whether administrators need to log in by passkey to use their rights. */
  adminsNeedPasskey: boolean().notNull().default(false),
  /** Files of `logos`: the logo, its picture for mails, and its square icon for home screens. */
  logo: text(),
  logoPicture: text(),
  logoIcon: text(),
  /** Whether an administrator has closed the list of a new club's first steps. */
  firstStepsClosed: boolean().notNull().default(false),
  /** Whether it is a new club that has not opened yet. */
  opening: boolean().notNull().default(false),
  /** Whether three months are sold where there is no season: not in a club that has never said their price. */
  monthsWithoutSeason: boolean().notNull().default(true),
  /** When the club plays: its day of the week, counted from Sunday, 0, and its hours; null until it has said so. */
  weekday: smallint().default(rules.session.weekday),
  startTime: clockTime().notNull().default(rules.session.startTime),
  endTime: clockTime().notNull().default(rules.session.endTime),
  version: version(),
});

/** The files of the club's logo, named by a hash of their content. */
export const logos = pgTable('logos', { file: text().primaryKey(), content: bytes().notNull() });

/** What the dashboard points out no more, by the keys of `Oddity`. */
export const dismissedOddities = pgTable('dismissed_oddities', {
  key: text().primaryKey(),
  dismissedOn: instant().notNull(),
});

/** Every change by an administrator. Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: createdOn(),
    /** Copied, without a foreign key: the log outlives the administrator's account. */
    actorId: uuid(),
    actorName: text().notNull(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text(),
    /** The people it speaks of, whose names and words are forgotten when they leave; their ids name nobody. */
    about: uuid().array().notNull().default([]),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index('audit_log_at_idx').on(t.at, t.id),
    index('audit_log_entity_idx').on(t.entity, t.entityId, t.at),
    index('audit_log_action_idx').on(t.action, t.at),
    index('audit_log_actor_idx').using('gin', sql`${searchedSql(sql`${t.actorName}`)} gin_trgm_ops`),
  ],
);
