import { resolve } from 'node:path';
import { restrictDataFolder, restrictNewFiles, restrictToOwner } from 'server/private-files';
import { root } from '../workspaces/apps';
import { restoreDatabase } from './database';
import { restoreFolder } from './folder';

// `npm run restore -- <file>`: restores a backup to `DATABASE_URL`, otherwise into the embedded database.

const { DATABASE_URL, DATA_DIR = '.data' } = process.env;
const [given] = process.argv.slice(2);

restrictNewFiles();
try {
  if (!given) throw new Error('which backup? `npm run restore -- <file>`');
  const file = resolve(root, given);
  if (DATABASE_URL) await restoreDatabase(DATABASE_URL, file);
  else await restoreFolder(resolve(root, DATA_DIR), file);
  // A copy keeps the mode of its source.
  restrictDataFolder(resolve(root, DATA_DIR));
  restrictToOwner(`${resolve(root, DATA_DIR)}.before-restore`);
  console.log(`Restored from ${file}`);
} catch (error) {
  console.error(`Nothing was restored: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
