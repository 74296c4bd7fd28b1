import { finishRestore } from '../backup/finish';
import { placeOf } from '../backup/place';
import { checkEnvironment, databaseOf } from '../config/read';
import { openDatabase } from '../db/open';
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
