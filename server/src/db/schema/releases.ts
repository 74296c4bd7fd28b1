import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What members' browsers have reported of a release in an hour; whose browsers they were is nowhere. */
export const releaseCounts = pgTable(
  'release_counts',
  {
    app: text().notNull(),
    build: text().notNull(),
    /** Its beginning. */
    hour: instant().notNull(),
    views: integer().notNull().default(0),
    failures: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.app, t.build, t.hour] })],
);
