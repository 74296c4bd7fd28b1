import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const server = join(__dirname, '../..');
const folder = join(server, 'migrations');
const kit = join(dirname(require.resolve('drizzle-kit')), 'bin.cjs');

test('the first migration is what clubs have already run', () => {
  const text = readFileSync(join(folder, '0000_initial.sql'));
  expect(createHash('sha256').update(text).digest('hex')).toBe(
    '6bfe0a81f6adb610b0900e119b9c828e6c5c27e00f811d17afb1ad83993dc08d',
  );
});

test('the migrations make the tables of the schema', () => {
  const scratch = join(mkdtempSync(join(tmpdir(), 'courtside-migrations-')), 'migrations');
  cpSync(folder, scratch, { recursive: true });
  const options = ['--dialect=postgresql', '--casing=snake_case', '--schema=./src/data/schema/!(columns).ts'];
  // It knows no absolute folder, and does not fail by its exit code.
  const out = `--out=${relative(server, scratch)}`;
  const said = execFileSync(process.execPath, [kit, 'generate', ...options, out], {
    cwd: server,
    encoding: 'utf8',
  });
  expect(said).toContain('No schema changes, nothing to migrate');
  rmSync(dirname(scratch), { recursive: true });
});
