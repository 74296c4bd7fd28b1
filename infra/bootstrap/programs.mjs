import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What a program answers when it is asked for its version; `undefined` if it is not installed. @param {string} name */
const answer = (name) => {
  const { error, stdout } = spawnSync(name, ['--version'], { encoding: 'utf8' });
  return error ? undefined : stdout;
};

/** @param {string} name */
const isThere = (name) => {
  // Debian keeps its programs out of the path.
  if (name === 'postgresql') return existsSync('/usr/lib/postgresql');
  const said = answer(name);
  if (said === undefined) return false;
  // An older one refuses the tests' PostgreSQL 15, and 17 and newer write settings that it does not know.
  return name !== 'pg_dump' || / 1[56]\./.test(said);
};

/**
 * Which of the programs that some tests need are not installed: those tests are skipped.
 * @param {('caddy' | 'pg_dump' | 'postgresql')[]} names
 * @throws if any, with `TEST_PROGRAMS=required` (.ci/run)
 */
export const missingPrograms = (...names) => {
  const absent = names.filter((name) => !isThere(name));
  if (absent.length > 0 && process.env.TEST_PROGRAMS === 'required')
    throw new Error(`Not installed: ${absent.join(', ')}`);
  return absent;
};
