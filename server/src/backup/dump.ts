import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import * as schema from '../db/schema';
import type { Db } from '../db/types';
import { nameOf, runPostgres } from './programs';
import { type Count, countRows } from './rows';

/** Any number; no two backups run at a time. */
const advisoryLock = 4_190_002;

/** Runs work on one connection of a PostgreSQL server. @throws the driver's error when it cannot be reached */
export async function onServer<Result>(
  databaseUrl: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'courtside-backup' });
  await client.connect();
  try {
    return await work(drizzle(client, { schema, casing: 'snake_case' }));
  } finally {
    await client.end();
  }
}

/**
 * Copies a database into one file, while the product runs.
 * @returns how many rows each table of the copy has
 * @throws when another backup runs
 */
export const dumpDatabase = (databaseUrl: string, file: string): Promise<Count> =>
  onServer(databaseUrl, async (db) => {
    const { rows: locks } = await db.execute(sql`select pg_try_advisory_lock(${advisoryLock}) as got`);
    if (!locks[0]?.got) throw new Error('another backup is running');
    await db.execute(sql`set idle_in_transaction_session_timeout = 0`);
    await db.execute(sql`begin isolation level repeatable read read only`);
    // The program copies exactly what is counted here, whatever others write meanwhile.
    const { rows: snapshots } = await db.execute(sql`select pg_export_snapshot() as id`);
    const count = await countRows(db);
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshots[0]?.id}`];
    await runPostgres('pg_dump', [...options, `--file=${file}`], databaseUrl);
    return count;
  });

/** Restores a copy into a scratch database beside its own. @returns how many rows each table has there */
export async function tryRestore(databaseUrl: string, file: string): Promise<Count> {
  const scratch = new URL(databaseUrl);
  scratch.pathname += '_proof';
  const name = sql.identifier(scratch.pathname.slice(1));
  return onServer(databaseUrl, async (db) => {
    await db.execute(sql`drop database if exists ${name} with (force)`);
    await db.execute(sql`create database ${name} template template0`);
    try {
      await restoreDump(scratch.href, file);
      return await onServer(scratch.href, countRows);
    } finally {
      await db.execute(sql`drop database ${name} with (force)`);
    }
  });
}

/** Which schema a database's tables are in: a restore makes another one of that name. */
export const schemaOf = (databaseUrl: string): Promise<string> =>
  onServer(databaseUrl, async (db) => {
    const { rows } = await db.execute(sql`select to_regnamespace('public')::oid::text as schema`);
    return String(rows[0]?.schema);
  });

/** Ends what a restore that was killed has left running: it would replace the database later. */
export const endRestores = (databaseUrl: string): Promise<void> =>
  onServer(databaseUrl, async (db) => {
    await db.execute(sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
      where datname = current_database() and application_name = ${nameOf('psql')}`);
  });

/** Drops everything, in every schema. */
const empty = `
DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' LOOP
    EXECUTE format('DROP SCHEMA %I CASCADE', one.nspname);
  END LOOP;
END $$;
CREATE SCHEMA public AUTHORIZATION pg_database_owner;
GRANT USAGE ON SCHEMA public TO PUBLIC;
`;

/** Restores a copy in one transaction: afterwards the database is as it was copied, or unchanged. */
export const restoreDump = async (databaseUrl: string, file: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'courtside-restore-'));
  const script = join(folder, 'script.sql');
  try {
    // Read completely before anything runs: half a script would restore half a club.
    await runPostgres('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, file], databaseUrl);
    const quietly = ['--no-psqlrc', '--quiet', '--output=/dev/null'];
    await runPostgres(
      'psql',
      [...quietly, '--single-transaction', '--set=ON_ERROR_STOP=1', `--command=${empty}`, `--file=${script}`],
      databaseUrl,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
};
