import { pgTable, smallint } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What the backup program has noted: at most one row. */
export const backups = pgTable('backups', {
  id: smallint().primaryKey().default(1),
  /** When the last good one was made. */
  madeOn: instant(),
  /** When one has failed since. */
  failedOn: instant(),
});
