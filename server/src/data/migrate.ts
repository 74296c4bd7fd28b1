import { existsSync } from 'node:fs';
import type { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePool } from 'drizzle-orm/node-postgres';
import { migrate as migratePool } from 'drizzle-orm/node-postgres/migrator';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import type { Pool } from 'pg';
import { type Db, hasTable } from './rows';

/** Any number; every migrating process must use the same. */
const advisoryLock = 4_190_001;

/** Runs before a database is changed; throws to keep it as it is. */
type Permission = (db: Db) => Promise<void>;
const permitted: Permission = async () => {};

/** Migrates the embedded database. */
export async function migrateInProcess(db: Db, permission = permitted): Promise<void> {
  if (await isBehind(db)) await permission(db);
  await migrateEmbedded(db as never, { migrationsFolder: migrationsFolder() });
}

/** Migrates a PostgreSQL server; of several processes that start at once, one does it. */
export async function migrateServer(pool: Pool, permission = permitted): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    // Nor is it given up when a long change, or another process's, keeps it silent.
    (client.connection.stream as Socket).setTimeout(0);
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    // A change that waits for a lock makes everybody else wait behind it.
    await client.query(`set lock_timeout = '30s'`);
    const db = drizzlePool(client, { casing: 'snake_case' });
    if (await isBehind(db)) await permission(db);
    await migratePool(db, { migrationsFolder: migrationsFolder() });
  } finally {
    // Closing the connection releases the lock, also after a failed migration.
    client.release(true);
  }
}

/** Whether this version has migrations that the database has not seen. */
export const isBehind = async (db: Db): Promise<boolean> => (await lastIn(db)) < newest();

/** Whether the database has seen migrations that this version does not know. */
export const isAhead = async (db: Db): Promise<boolean> => (await lastIn(db)) > newest();

/** When the last migration that a database has seen was written; 0 without any. */
async function lastIn(db: Db): Promise<number> {
  if (!(await hasTable(db, 'drizzle.__drizzle_migrations'))) return 0;
  const { rows } = await db.execute(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.last ?? 0);
}

/** When this version's last migration was written. */
const newest = (): number =>
  Math.max(
    ...readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(({ folderMillis }) => folderMillis),
  );

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
