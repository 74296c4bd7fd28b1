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
 * Writes a consistent copy of a database into one file, while the product runs. The file gets its name only once it is
 * complete.
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

/** Drops everything, in every schema. */
const empty = `
DO $$
DECLARE one record;
BEGIN
  FOR one IN SELECT nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema' LOOP
    EXECUTE format('DROP SCHEMA %I CASCADE', one.nspname);
  END LOOP;
END $$;
CREATE SCHEMA public AUTHORIZATION pg_database_owner;
GRANT USAGE ON SCHEMA public TO PUBLIC;
`;

/**
 * Restores a copy in one transaction: afterwards the database is as it was copied, or unchanged.
 * @throws when the copy is damaged, before anything is changed
 */
export const restoreDatabase = async (databaseUrl: string, file: string): Promise<void> => {
  const expected = (await readFile(checksumFile(file), 'utf8')).trim();
  if ((await checksumOf(file)) !== expected) throw new Error(`${file} is damaged: its checksum is another`);
  const script = `${file}.sql`;
  try {
    // Read completely before anything runs: half a script would restore half a club.
    await writeFile(script, '', { mode: 0o600 });
    await runPostgres('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, file], databaseUrl);
    const quietly = ['--no-psqlrc', '--quiet', '--output=/dev/null'];
    await runPostgres(
      'psql',
      [...quietly, '--single-transaction', '--set=ON_ERROR_STOP=1', `--command=${empty}`, `--file=${script}`],
      databaseUrl,
    );
  } finally {
    await rm(script, { force: true });
  }
};
