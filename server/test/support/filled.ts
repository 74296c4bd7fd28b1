import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { migrationsFolder } from '../../src/db/migrate';
import { type EmptyDatabase, openEmpty } from './engines';

interface Journal {
  entries: { tag: string }[];
}

/**
 * A club's database of an earlier version: that version's tables with data written by a running product
 * (`test/database/filled/`).
 * @param last the number of that version's last migration, e.g. `0004`
 */
export async function openFilled(last: string): Promise<EmptyDatabase> {
  const database = await openEmpty();
  const folder = migrationsUpTo(last);
  try {
    await database.migrate(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const file = join(__dirname, '../database/filled', `${last}.sql.gz`);
  await database.executeSql(gunzipSync(readFileSync(file)).toString('utf8'));
  return database;
}

/** A copy of the product's migrations up to one of them. */
function migrationsUpTo(last: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-migrations-'));
  cpSync(migrationsFolder(), folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const end = journal.entries.findIndex(({ tag }) => tag.startsWith(`${last}_`));
  if (end < 0) throw new Error(`There is no migration ${last}`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end + 1) }));
  return folder;
}
