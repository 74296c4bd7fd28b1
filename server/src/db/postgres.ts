import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { retryDeadlocks } from './conflict';
import { awaitDeferred } from './deferred';
import { PipelinedClient } from './pipelined-client';
import * as schema from './schema';
import type { Database } from './types';

/**
 * Opens a pool of connections to a PostgreSQL server.
 * @param onError told about connections that die while idle; without a listener they would end the process
 */
export async function openPostgres(
  url: string,
  connections: number,
  onError: (error: Error) => void,
): Promise<Database & { pool: Pool }> {
  const pool = new Pool({
    connectionString: url,
    Client: PipelinedClient,
    pipeline: true,
    max: connections,
    connectionTimeoutMillis: 5_000,
    options: '-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000',
    application_name: 'courtside',
  });
  pool.on('error', onError);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  awaitDeferred(db);
  const transaction = db.transaction.bind(db);
  db.transaction = (...given) => retryDeadlocks(() => transaction(...given));
  return {
    pool,
    db,
    executeSql: async (text, values) => {
      const result = await pool.query(text, values as unknown[]);
      // Several statements in one text give an array of results; pg-boss reads the last one that has rows.
      return Array.isArray(result) ? (result.findLast((one) => one.rows.length > 0) ?? { rows: [] }) : result;
    },
    close: () => pool.end(),
  };
}
