import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { SeasonStatus } from 'shared-api/contract';
import { createdOn, id, instant, money, version } from './columns';
import { passImports } from './pass-imports';
import { users } from './users';

/** Periods of about three months that a pass covers. */
export const seasons = pgTable(
  'seasons',
  {
    id: id(),
    name: text().notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    price: money().notNull(),
    status: smallint().$type<SeasonStatus>().notNull(),
    notes: text(),
    /** How many passes are sold; null: no limit. */
    maxPasses: integer(),
    /** When its passes, if they are limited, begin to be sold; null: at once. */
    opensAt: instant(),
    createdOn: createdOn(),
    version: version(),
  },
  (t) => [index('seasons_period_idx').on(t.startDate, t.endDate)],
);

/** Season passes, current and past. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    seasonId: uuid().references(() => seasons.id, { onDelete: 'set null' }),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    price: money().notNull(),
    status: smallint().$type<SeasonStatus>().notNull(),
    createdOn: createdOn(),
    cancelledOn: instant(),
    /** With what it was brought in from before the club was here; null for any other. */
    importId: uuid().references(() => passImports.id),
  },
  (t) => [
    index('subscriptions_user_idx').on(t.userId, t.endDate),
    index('subscriptions_season_idx').on(t.seasonId),
    index('subscriptions_end_idx').on(t.status, t.endDate),
    index('subscriptions_created_on_idx').on(t.createdOn, t.id),
    index('subscriptions_import_idx').on(t.importId).where(sql`${t.importId} is not null`),
  ],
);
