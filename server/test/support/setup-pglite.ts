import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateInProcess } from '../../src/db/migrate';
import { handover } from './engines';
import { openInMemory } from './in-memory';
import { installJobs } from './parts';

/** Prepares, once for all test files, the empty club that each of them starts from. */
export default async function setUp(): Promise<void> {
  const database = await openInMemory();
  await migrateInProcess(database.db);
  await installJobs(database);
  const dump = await database.client.dumpDataDir('none');
  const file = join(mkdtempSync(join(tmpdir(), 'courtside-test-')), 'snapshot.tar');
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  process.env[handover.snapshot] = file;
  await database.close();
}
