import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/**
 * The first argument of functions that only read: the database or a transaction on it. Both engines answer queries
 * alike, so the type of one serves for both.
 */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** A transaction: the first argument of functions that write or lock, which a database is not. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** An open database and how to close it. */
export interface Database {
  db: Db;
  close(): Promise<void>;
}
