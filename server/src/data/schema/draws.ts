import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { seasons } from './seasons';
import { ofSession, sessions } from './sessions';
import { ofUser, users } from './users';

/** Draws whose entries have closed: what is published before and after, so that anybody can check the order. */
export const draws = pgTable('draws', {
  sessionId: uuid()
    .primaryKey()
    .references(() => sessions.id, { onDelete: 'cascade' }),
  closedOn: instant().notNull(),
  /** Made when the entries had closed, in hexadecimal; published once the draw is made. */
  secret: text().notNull(),
  /** The secret's SHA-256, published with the entries. */
  secretHash: text().notNull(),
  /** When the session began that some of them had waited for in vain, and so are in the draw twice. */
  missedAt: instant(),
});

/** Who had entered a draw when its entries closed. */
export const drawEntries = pgTable(
  'draw_entries',
  {
    id: id(),
    sessionId: ofSession(),
    /** Null once the person has left the club: the entry stays, so that the draw can be checked. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Whom they are in it with; of a player, null once they have left, too. */
    together: text().$type<'player' | 'guest'>(),
    partnerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** How often they are in it. */
    tickets: smallint().notNull(),
    /** Where the draw has put them, from 1; null before. */
    rank: integer(),
  },
  (t) => [
    index('draw_entries_session_idx').on(t.sessionId),
    index('draw_entries_user_idx').on(t.userId),
    index('draw_entries_partner_idx').on(t.partnerId),
  ],
);

/** Who is told when a session opens, or the passes of a season. */
export const openingReminders = pgTable(
  'opening_reminders',
  {
    sessionId: uuid().references(() => sessions.id, { onDelete: 'cascade' }),
    seasonId: uuid().references(() => seasons.id, { onDelete: 'cascade' }),
    userId: ofUser(),
  },
  (t) => [
    uniqueIndex('opening_reminders_session_idx').on(t.sessionId, t.userId),
    uniqueIndex('opening_reminders_season_idx').on(t.seasonId, t.userId),
    index('opening_reminders_user_idx').on(t.userId),
    check('opening_reminders_of_one', sql`num_nonnulls(${t.sessionId}, ${t.seasonId}) = 1`),
  ],
);
