import { spawn } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Db } from '../rows';
import { type Count, countRows } from './rows';

/** Any number; of backups and restores of a database, one runs at a time. */
const advisoryLock = 4_190_002;

/** Holds that lock as long as the connection. @returns its process @throws while another one holds it */
async function claim(db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`select pg_try_advisory_lock(${advisoryLock}) as got, pg_backend_pid() as holder`,
  );
  if (!rows[0]?.got) throw new Error('another backup or restore is running');
  // However long it lasts.
  await db.execute(sql`set idle_session_timeout = 0`);
  await db.execute(sql`set idle_in_transaction_session_timeout = 0`);
  return Number(rows[0].holder);
}

/** Runs work on one connection of a PostgreSQL server. @throws the driver's error when it cannot be reached */
export async function onServer<Result>(
  databaseUrl: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'courtside-backup' });
  // Of a connection that is cut while nothing is asked; whatever is asked next fails.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(drizzle(client, { casing: 'snake_case' }));
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
    await claim(db);
    await db.execute(sql`begin isolation level repeatable read read only`);
    // The program copies exactly what is counted here, whatever others write meanwhile.
    const { rows: snapshots } = await db.execute(sql`select pg_export_snapshot() as id`);
    const count = await countRows(db);
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshots[0]?.id}`];
    await runPostgres('pg_dump', [...options, `--file=${file}`], databaseUrl);
    return count;
  });

/** Restores a copy into a scratch database beside its own. @returns what `read` finds there */
export async function tryRestore<Found>(
  databaseUrl: string,
  file: string,
  read: (db: Db) => Promise<Found>,
): Promise<Found> {
  const scratch = new URL(databaseUrl);
  scratch.pathname += '_proof';
  const name = sql.identifier(scratch.pathname.slice(1));
  return onServer(databaseUrl, async (db) => {
    await db.execute(sql`drop database if exists ${name} with (force)`);
    await db.execute(sql`create database ${name} template template0`);
    try {
      await restoreDump(scratch.href, file);
      return await onServer(scratch.href, read);
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

/** Fails once the restore that a transaction belongs to has been killed: its connection has gone, and with it the lock. */
const isGoingOn = (holder: number) => `
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_locks
    WHERE locktype = 'advisory' AND objid = ${advisoryLock} AND pid = ${holder} AND granted)
  THEN RAISE EXCEPTION 'the connection of this restore has ended'; END IF;
END $$;
`;

/**
 * Restores a copy in one transaction: afterwards the database is as it was copied, or unchanged. Of a restore that was
 * killed, the transaction changes nothing either, however late it begins or ends.
 * @throws while another restore or a backup of the database runs
 */
export const restoreDump = (databaseUrl: string, file: string): Promise<void> =>
  onServer(databaseUrl, async (db) => {
    const check = `--command=${isGoingOn(await claim(db))}`;
    const folder = await mkdtemp(join(tmpdir(), 'courtside-restore-'));
    const path = join(folder, 'script.sql');
    const [to, from] = [await open(path, 'wx'), await open(path)];
    try {
      // Without a name: whoever is killed leaves no copy of the club there.
      await rm(folder, { recursive: true });
      // Read completely before anything runs: half a script would restore half a club.
      await runPostgres('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file], databaseUrl, {
        output: to.fd,
      });
      const quietly = ['--no-psqlrc', '--quiet', '--output=/dev/null'];
      const whole = ['--single-transaction', '--set=ON_ERROR_STOP=1'];
      const steps = [check, `--command=${empty}`, '--file=-', check];
      await runPostgres('psql', [...quietly, ...whole, ...steps], databaseUrl, { input: from.fd });
    } finally {
      await to.close();
      await from.close();
    }
  });

/** What the server calls one of PostgreSQL's programs that this has started. */
const nameOf = (program: string): string => `courtside-${program}`;

/**
 * Runs one of PostgreSQL's programs on a database. The address is passed in the environment, so that process lists
 * do not show it.
 * @param databaseUrl its host may be the folder of a socket, `%2Frun%2Fpostgresql`
 * @param files open ones, from which it reads and to which it writes
 * @throws with the program's output when it fails
 */
const runPostgres = (
  name: string,
  args: string[],
  databaseUrl: string,
  { input, output }: { input?: number; output?: number } = {},
): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, port, username, password, pathname } = new URL(databaseUrl);
    const child = spawn(name, args, {
      stdio: [input ?? 'ignore', output ?? 'inherit', 'pipe'],
      env: {
        ...process.env,
        PGHOST: decodeURIComponent(hostname),
        PGPORT: port || '5432',
        PGUSER: decodeURIComponent(username),
        PGPASSWORD: decodeURIComponent(password),
        PGDATABASE: pathname.slice(1),
        PGAPPNAME: nameOf(name),
      },
    });
    let words = '';
    child.stderr?.on('data', (text: Buffer) => {
      words += text;
    });
    child.on('error', ({ message }) => reject(new Error(`${name} cannot be run: ${message}`)));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name}: ${words.trim()}`))));
  });
