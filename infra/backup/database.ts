import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { runPostgres } from './postgres-tool';

const checksumOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

const checksumFile = (file: string): string => `${file}.sha256`;

/**
 * Writes a consistent copy of a database into one file, while the product goes on. The name is there only once the
 * copy is complete.
 */
export const backupDatabase = async (databaseUrl: string, file: string): Promise<void> => {
  const unfinished = `${file}.unfinished`;
  try {
    await runPostgres(
      'pg_dump',
      ['--format=custom', '--no-owner', '--no-privileges', `--file=${unfinished}`],
      databaseUrl,
    );
    await writeFile(checksumFile(file), `${await checksumOf(unfinished)}\n`);
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
};

/**
 * Puts a copy back, in one transaction: the database is afterwards as it was copied, or as it was before.
 * @throws when the copy is damaged, before anything is touched
 */
export const restoreDatabase = async (databaseUrl: string, file: string): Promise<void> => {
  const expected = (await readFile(checksumFile(file), 'utf8')).trim();
  if ((await checksumOf(file)) !== expected) throw new Error(`${file} is damaged: its checksum is another`);
  const args = ['--clean', '--if-exists', '--no-owner', '--no-privileges', '--single-transaction'];
  const { pathname } = new URL(databaseUrl);
  await runPostgres('pg_restore', [...args, `--dbname=${pathname.slice(1)}`, file], databaseUrl);
};
