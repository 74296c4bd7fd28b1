import { checkEnvironment, databaseOf } from '../config/read';
import { finishRestore } from '../data/backup/finish';
import { placeOf } from '../data/backup/place';
import { openDatabase } from '../data/open';
import { runCommand } from './run-command';

/** Migrates the database of `DATABASE_URL`, for servers that start with `MIGRATE=false`. */
async function main(): Promise<void> {
  const env = checkEnvironment(process.env);
  await finishRestore(placeOf(env));
  const database = databaseOf(env);
  const { close } = await openDatabase({ database, migration: 'now' }, () => {});
  await close();
  console.log('The database is what this version needs.');
}

runCommand(main, 'Not migrated');
