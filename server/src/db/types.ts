import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/**
 * The first argument of store functions: the database or a transaction on it. Both engines answer queries
 * alike, so the type of one serves for both.
 */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** An open database and how to close it. */
export interface Database {
  db: Db;
  close(): Promise<void>;
}
