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
import { plainSql } from '../search';
import { createdOn, id, money, version } from './columns';

/** The club's settings: exactly one row. */
export const settings = pgTable('settings', {
  id: smallint().primaryKey().default(1),
  organizationName: text().notNull(),
  defaultPrice: money().notNull(),
  maxCapacity: integer().notNull(),
  address: text().notNull(),
  /** Where the pin on the map stands; both or neither. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  /** Until somebody saves others, those that the environment names. */
  contactEmail: text(),
  paymentEmail: text(),
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
  /** Whether a season's pass costs only the Saturdays that are left of it. */
  proRatePasses: boolean().notNull().default(false),
  /** Until how many hours before the start a no is free and the first in line gets a free place without being asked. */
  answerDeadlineHours: integer().notNull().default(rules.answerDeadline.default),
  /** Whether a no after the deadline leaves the price owed, unless somebody takes the place. */
  lateNoCharged: boolean().notNull().default(false),
  /** Whether a date of a season pass that is released before the deadline is credited. */
  creditReleasedDates: boolean().notNull().default(false),
  /** After how many hours without money a place is offered on; null: never. */
  unpaidHoldHours: integer(),
  /** How many guests a player may bring. */
  guestsPerPlayer: integer().notNull().default(rules.guests.default),
  /** With fewer players somebody decides whether a session takes place; 0: any number will do. */
  minPlayers: integer().notNull().default(rules.goOrNoGo.minPlayers.default),
  /** Whether an administrator's rights need a login by passkey. */
  adminsNeedPasskey: boolean().notNull().default(false),
  version: version(),
});

/** Every change an administrator made. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: createdOn(),
    /** Kept with the name and without a foreign key: the log outlives the administrator's account. */
    actorId: uuid(),
    actorName: text().notNull(),
    action: text().notNull(),
    entity: text().notNull(),
    entityId: text(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index('audit_log_at_idx').on(t.at, t.id),
    index('audit_log_entity_idx').on(t.entity, t.entityId, t.at),
    index('audit_log_action_idx').on(t.action, t.at),
    index('audit_log_actor_idx').using('gin', sql`${plainSql(sql`${t.actorName}`)} gin_trgm_ops`),
  ],
);
