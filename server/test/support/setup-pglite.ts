import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateInProcess } from '../../src/data/migrate';
import { handover } from './engines';
import { openInMemory } from './in-memory';

/** Prepares the initial state once for all test files: creating a cluster takes seconds, loading one half a second. */
export default async function setUp(): Promise<void> {
  const database = await openInMemory();
  const folder = mkdtempSync(join(tmpdir(), 'courtside-test-'));
  const keep = async (name: string) => {
    const dump = await database.client.dumpDataDir('none');
    writeFileSync(join(folder, name), Buffer.from(await dump.arrayBuffer()));
  };
  await keep('empty');
  await migrateInProcess(database.db);
  await keep('club');
  process.env[handover.snapshots] = folder;
  await database.close();
}
