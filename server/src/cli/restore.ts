import { resolve } from 'node:path';
import { restrictDataFolder, restrictNewFiles } from '../config/private-files';
import { checkEnvironment, databaseOf } from '../config/read';
import { bringBack } from '../data/backup/bring-back';
import { placeOf } from '../data/backup/place';
import { noteBackup } from '../data/backups';
import { openDatabase } from '../data/open';
import { runCommand } from './run-command';

/** `npm run restore -- <backup>`: replaces the club's data by a backup's, and migrates them if that is older. */
async function main(): Promise<void> {
  restrictNewFiles();
  const [given] = process.argv.slice(2);
  if (!given) throw new Error('which backup? Give its folder, courtside-<time>');
  const env = checkEnvironment(process.env);
  const place = placeOf(env);
  const { madeOn, hasSecret } = await bringBack(place, resolve(given));
  const database = await openDatabase({ database: databaseOf(env), migration: 'now' }, () => {});
  try {
    await noteBackup(database.db, { madeOn });
  } finally {
    await database.close();
  }
  // A copy keeps the mode of its source.
  restrictDataFolder(place.dataDir);
  console.log(`Restored from ${resolve(given)}`);
  if (!hasSecret)
    console.log(
      `No secret came with it: unless ${place.secretFile ?? 'JWT_SECRET'} is what this club had, everyone has to log in again, links in e-mails are dead, and the notices’ mailbox asks for its password.`,
    );
}

runCommand(main, 'Not restored');
