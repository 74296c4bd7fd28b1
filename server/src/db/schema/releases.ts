import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Failures and page views per release and hour, reported by members' browsers without identifying them. */
export const releaseCounts = pgTable(
  'release_counts',
  {
    app: text().notNull(),
    build: text().notNull(),
    /** The hour's beginning. */
    hour: instant().notNull(),
    views: integer().notNull().default(0),
    failures: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.app, t.build, t.hour] })],
);
