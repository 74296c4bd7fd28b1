import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language, Plan, UserStatus } from 'shared-api/contract';
import { plainSql, searchedSql } from '../search';
import { createdOn, id, instant, version } from './columns';

/** The people of the club: players, administrators, and walk-ins, who have no account: no username, address or password. */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** Null for a walk-in. */
    username: text(),
    email: text(),
    /** An unconfirmed new address; until it is confirmed, `email` receives mail and logs in. A walk-in's, as it was given at the door. */
    pendingEmail: text(),
    firstName: text().notNull(),
    /** A walk-in's may be empty. */
    lastName: text().notNull(),
    /** Null until the mailbox's owner has chosen a password: no password logs in. */
    passwordHash: text(),
    paymentPlan: smallint().$type<Plan>().notNull(),
    isAdmin: boolean().notNull().default(false),
    /** Runs the mornings at the door. */
    isDoor: boolean().notNull().default(false),
    status: smallint().$type<UserStatus>().notNull(),
    /** The language of the e-mails this person gets (contract `Language`). */
    language: smallint().$type<Language>().notNull().default(0),
    /** Incremented with every change of password, address or status; invalidates earlier mailed links. */
    credentialVersion: integer().notNull().default(0),
    /** Switched off by the unsubscribe link; service messages ignore it. */
    wantsNews: boolean().notNull().default(true),
    /** Switches for the other optional mails. */
    wantsReminders: boolean().notNull().default(true),
    wantsAnswers: boolean().notNull().default(true),
    wantsSpots: boolean().notNull().default(true),
    wantsPasses: boolean().notNull().default(true),
    /** Wants to be asked before the waiting list gives them a place. */
    asksFirst: boolean().notNull().default(false),
    /** Has waited for a place, or been asked; kept, since their place in the line goes. */
    hasWaited: boolean().notNull().default(false),
    /** When an administrator let them off the sessions that they had missed. */
    noShowsWaivedOn: instant(),
    emailConfirmedOn: instant(),
    /** The person whom a walk-in turned out to be: they have taken everything over, and the id stands for theirs. */
    mergedInto: uuid().references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    createdOn: createdOn(),
    version: version(),
    /** What searches for people look into: names, and behind them the address. */
    searchText: text().generatedAlwaysAs((): SQL => {
      const address = sql`coalesce(${users.email}, ${users.pendingEmail}, '')`;
      const names = sql`${users.firstName} || ' ' || ${users.lastName} || ' ' || coalesce(${users.username}, '') || ' ' || split_part(${address}, '@', 1)`;
      return sql`${searchedSql(names)} || ${plainSql(address)}`;
    }),
  },
  (t) => [
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    index('users_created_on_idx').on(t.createdOn, t.id),
    index('users_status_idx').on(t.status, t.id),
    index('users_admin_idx').on(t.isAdmin),
    index('users_merged_idx').on(t.mergedInto).where(sql`${t.mergedInto} is not null`),
    index('users_name_idx').on(plainSql(sql`${t.lastName}`), plainSql(sql`${t.firstName}`), t.id),
    index('users_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
);

/** The user that a row belongs to; deleted with them. */
export const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
