import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle as drizzlePool } from 'drizzle-orm/node-postgres';
import { migrate as migratePool } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';
import type { Db } from './types';

/** Any number; every migrating process must use the same. */
const advisoryLock = 4_190_001;

/** Migrates the embedded database. */
export const migrateInProcess = (db: Db): Promise<void> =>
  migrateEmbedded(db as never, { migrationsFolder: migrationsFolder() });

/** Migrates a PostgreSQL server; of several processes that start at once, one does it. */
export async function migrateServer(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await migratePool(drizzlePool(client), { migrationsFolder: migrationsFolder() });
  } finally {
    // Closing the connection releases the lock, also after a failed migration.
    client.release(true);
  }
}

/** `server/migrations`, found from the sources and from the bundle alike. */
function migrationsFolder(): string {
  let folder = here();
  while (!existsSync(join(folder, 'migrations', 'meta', '_journal.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('server/migrations is missing');
    folder = parent;
  }
  return join(folder, 'migrations');
}

const here = () => dirname(fileURLToPath(import.meta.url));
