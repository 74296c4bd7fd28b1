import { checkEnvironment, databaseOf } from '../config/read';
import { openDatabase } from '../db/open';
import { causesOf } from '../errors/causes';
import { startupError } from '../startup-error';

/** Migrates the database of `DATABASE_URL`, for servers that start with `MIGRATE=false`. */
async function main(): Promise<void> {
  const database = databaseOf(checkEnvironment(process.env));
  const { close } = await openDatabase({ database, migration: 'now' }, () => {});
  await close();
  console.log('The database is what this version needs.');
}

main().catch((error: unknown) => {
  console.error(`Not migrated: ${startupError(error) ?? causesOf(error).at(-1)?.message}`);
  process.exitCode = 1;
});
