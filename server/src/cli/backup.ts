import { resolve } from 'node:path';
import { restrictDataFolder, restrictNewFiles, restrictToOwner } from '../config/private-files';
import { checkEnvironment } from '../config/read';
import { finishRestore } from '../data/backup/finish';
import { makeBackup } from '../data/backup/make';
import { placeOf } from '../data/backup/place';
import { runCommand } from './run-command';

/** `npm run backup`: copies the club's data into a new folder of `BACKUP_DIR`, and proves the copy. */
async function main(): Promise<void> {
  restrictNewFiles();
  const env = checkEnvironment(process.env);
  const place = placeOf(env);
  await finishRestore(place);
  const folder = resolve(env.BACKUP_DIR);
  restrictToOwner(folder);
  restrictDataFolder(place.dataDir);
  console.log(`Backed up to ${await makeBackup(place, folder, env.BACKUP_KEEP_DAYS, new Date())}`);
  if (!place.secretFile) console.log('JWT_SECRET is not in it: keep it where your other settings are.');
}

runCommand(main, 'No backup was made');
