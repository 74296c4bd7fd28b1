import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Work that repeats, and when it is due next: one row for all processes, so that one of them does it. */
export const timers = pgTable('timers', {
  name: text().primaryKey(),
  dueOn: instant().notNull(),
});
