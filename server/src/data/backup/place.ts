import { join, resolve } from 'node:path';
import type { Environment } from '../../config/schema';

/** What is backed up, and what a restore replaces. */
export interface Place {
  /** A PostgreSQL server's database; without it the embedded one in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** The generated secret in `dataDir`; null when the environment has one (`JWT_SECRET`). */
  secretFile: string | null;
}

/** Where the environment says that a club's data are. */
export function placeOf(env: Environment): Place {
  const dataDir = resolve(env.DATA_DIR);
  return {
    databaseUrl: env.DATABASE_URL,
    dataDir,
    secretFile: env.JWT_SECRET ? null : join(dataDir, 'jwt-secret'),
  };
}

/** The embedded database's folder, in a data folder and in a backup alike. */
export const embeddedIn = (folder: string): string => join(folder, 'database');

/** The files of a backup. */
export const partsOf = (backup: string) => ({
  /** Written last: a folder with it is whole. */
  facts: join(backup, 'backup.json'),
  dump: join(backup, 'database.dump'),
  embedded: embeddedIn(backup),
  secret: join(backup, 'jwt-secret'),
});
