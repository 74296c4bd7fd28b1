import type { Config } from '../config/config';
import { migrateInProcess, migrateServer } from './migrate';
import { openEmbedded } from './pglite';
import { openPostgres } from './postgres';
import type { Database } from './types';

/**
 * Opens the configured database and migrates it.
 * @throws FolderLocked, or the driver's error when the server cannot be reached
 */
export async function openDatabase(config: Config, onError: (error: Error) => void): Promise<Database> {
  if (config.database.kind === 'embedded') {
    const database = await openEmbedded(config.database.folder);
    await migrateInProcess(database.db);
    return database;
  }
  const database = await openPostgres(config.database.url, config.database.pool, onError);
  await migrateServer(database.pool);
  return database;
}
