import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { restrictDataFolder, restrictNewFiles, restrictToOwner } from 'server/private-files';
import { root } from '../workspaces/apps';
import { backupDatabase } from './database';
import { backupFolder } from './folder';

// `npm run backup [-- <file>]`: copies the database of `DATABASE_URL`, otherwise the embedded one.

const stamp = new Date().toISOString().replaceAll(':', '').slice(0, 17);
const { DATABASE_URL, DATA_DIR = '.data' } = process.env;
const file = resolve(root, process.argv[2] ?? `backups/courtside-${stamp}${DATABASE_URL ? '.dump' : ''}`);

restrictNewFiles();
try {
  restrictToOwner(resolve(root, 'backups'));
  restrictDataFolder(resolve(root, DATA_DIR));
  await mkdir(dirname(file), { recursive: true });
  if (DATABASE_URL) await backupDatabase(DATABASE_URL, file);
  else await backupFolder(resolve(root, DATA_DIR), file);
  // Shown on the settings page (features/settings/service.ts).
  await mkdir(resolve(root, DATA_DIR), { recursive: true });
  await writeFile(join(resolve(root, DATA_DIR), 'last-backup'), new Date().toISOString());
  console.log(`Backed up to ${file}`);
} catch (error) {
  console.error(`No backup was made: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
