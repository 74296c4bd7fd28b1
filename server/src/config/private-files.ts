import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

const othersPermissions = 0o077;

/** Makes new files of this process, its threads and its children readable by its own account only. */
export const restrictNewFiles = (): void => {
  process.umask(othersPermissions);
};

/** The product's files in its data folder, also of a restore (`backup/replace.ts`). */
const ownFile =
  /^(database|database\.before-restore|database\.lock|mailbox|jwt-secret|restor(ing|ed)|before-restore.*)$/;

/**
 * Restricts an existing data folder to its owner. Only the product's own files: the folder may hold other things, and a
 * shared one (/tmp) must stay open.
 * @returns how many files and folders were open
 */
export function restrictDataFolder(dataDir: string): number {
  const folder = statOf(dataDir);
  if (!folder) return 0;
  const shared = (folder.mode & 0o1000) !== 0;
  const inside = readdirSync(dataDir)
    .filter((name) => ownFile.test(name))
    .reduce((sum, name) => sum + restrictToOwner(join(dataDir, name)), 0);
  return inside + (shared ? 0 : restrictOne(dataDir, folder));
}

/**
 * Restricts a file, or a folder and all below it, to its owner. Symbolic links are not followed.
 * @returns how many were open; 0 when the path is missing
 */
export function restrictToOwner(path: string): number {
  const stats = statOf(path);
  if (!stats) return 0;
  // The folder first, so that nobody opens a file in it meanwhile.
  const restricted = restrictOne(path, stats);
  const below = stats.isDirectory() ? readdirSync(path) : [];
  return below.reduce((sum, name) => sum + restrictToOwner(join(path, name)), restricted);
}

function restrictOne(path: string, { mode }: Stats): number {
  if ((mode & othersPermissions) === 0) return 0;
  try {
    chmodSync(path, mode & 0o700);
    return 1;
  } catch (error) {
    // The folder is somebody else's but writable, such as a volume: restrict our own files in it.
    if ((error as NodeJS.ErrnoException).code === 'EPERM') return 0;
    throw error;
  }
}

/** @returns nothing for missing files and links */
function statOf(path: string): Stats | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isSymbolicLink() ? undefined : stats;
}
