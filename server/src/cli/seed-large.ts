import { restrictNewFiles } from '../config/private-files';
import { readConfig } from '../config/read';
import { openDatabase } from '../db/open';
import { addLargeClub, largeClub } from '../demo/large';

/**
 * `npm run seed-large -w server`: fills the database of `DATABASE_URL` or `DATA_DIR` with a large club, for benchmarks.
 * The product must not be running on that folder.
 */
async function main(): Promise<void> {
  restrictNewFiles();
  const started = performance.now();
  const database = await openDatabase(readConfig(process.env), () => {});
  try {
    await addLargeClub(database.db);
  } finally {
    await database.close();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${JSON.stringify(largeClub)} in ${seconds} s`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
