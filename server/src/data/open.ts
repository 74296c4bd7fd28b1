import type { Config } from '../config/config';
import { holdsClub, lastBackup } from './backups';
import { isBehind, migrateInProcess, migrateServer } from './migrate';
import { openEmbedded } from './pglite';
import { openPostgres } from './postgres';
import type { Database, Db } from './rows';

/** The database is not what this version needs; `message` is the line for the operator. */
export class NotMigrated extends Error {}

const freshMs = 26 * 3_600_000;

/** @throws NotMigrated when there is a club in the database, and no backup of the last night */
async function onlyWithBackup(db: Db): Promise<void> {
  const madeOn = await lastBackup(db);
  if ((madeOn && Date.now() - madeOn.getTime() < freshMs) || !(await holdsClub(db))) return;
  throw new NotMigrated(
    'this version changes the database, and no backup is younger than 26 hours: make one (docs/one-machine.md), then start again',
  );
}

/** @throws NotMigrated */
async function onlyMigrated(db: Db): Promise<void> {
  if (await isBehind(db))
    throw new NotMigrated('this version needs its migrations: run server/dist/migrate.mjs first');
}

/**
 * Opens the configured database and migrates it, as far as `migration` allows.
 * @throws FolderLocked, NotMigrated, or the driver's error when the server cannot be reached
 */
export async function openDatabase(
  { database: wanted, migration }: Pick<Config, 'database' | 'migration'>,
  onError: (error: Error) => void,
): Promise<Database> {
  const permission = migration === 'now' ? undefined : onlyWithBackup;
  const isElsewhere = migration === 'elsewhere';
  if (wanted.kind === 'embedded') {
    const database = await openEmbedded(wanted.folder);
    return orClose(database, ({ db }) => (isElsewhere ? onlyMigrated(db) : migrateInProcess(db, permission)));
  }
  const database = await openPostgres(wanted.url, wanted.pool, onError);
  return orClose(database, ({ db, pool }) =>
    isElsewhere ? onlyMigrated(db) : migrateServer(pool, permission),
  );
}

async function orClose<One extends Database>(
  database: One,
  prepare: (database: One) => Promise<void>,
): Promise<One> {
  try {
    await prepare(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
