import { chmodSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

const others = 0o077;

/** From now on whatever this process, its threads and its children create is for its own account alone. */
export const restrictNewFiles = (): void => {
  process.umask(others);
};

/** What the product keeps in its data folder. */
const kept = ['database', 'database.lock', 'mailbox', 'jwt-secret', 'last-backup'];

/**
 * Closes the data folder of an earlier start to the machine's other accounts. Only what is ours in it: somebody may
 * have named a folder that holds other things, too, and one that everybody writes to (/tmp) stays as it is.
 * @returns how many files and folders were open
 */
export function restrictDataFolder(dataDir: string): number {
  const folder = statOf(dataDir);
  if (!folder) return 0;
  const shared = (folder.mode & 0o1000) !== 0;
  const inside = kept.reduce((sum, name) => sum + restrictToOwner(join(dataDir, name)), 0);
  return inside + (shared ? 0 : closeOne(dataDir, folder));
}

/**
 * Closes a file, or a folder and all below it. Symbolic links are not followed.
 * @returns how many were open; none when there is nothing
 */
export function restrictToOwner(path: string): number {
  const stats = statOf(path);
  if (!stats) return 0;
  // The folder first: once it is closed, nobody gets at what is in it meanwhile.
  const closed = closeOne(path, stats);
  const below = stats.isDirectory() ? readdirSync(path) : [];
  return below.reduce((sum, name) => sum + restrictToOwner(join(path, name)), closed);
}

function closeOne(path: string, { mode }: Stats): number {
  if ((mode & others) === 0) return 0;
  try {
    chmodSync(path, mode & 0o700);
    return 1;
  } catch (error) {
    // Somebody else's folder that we may write to, such as a volume: what we put into it is closed.
    if ((error as NodeJS.ErrnoException).code === 'EPERM') return 0;
    throw error;
  }
}

/** @returns nothing for what is not there, and for links */
function statOf(path: string): Stats | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats?.isSymbolicLink() ? undefined : stats;
}
