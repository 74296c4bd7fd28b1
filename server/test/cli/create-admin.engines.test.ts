import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { v7 } from 'uuid';
import { ensureServerBuilt } from '../../../infra/bootstrap/fresh.mjs';
import { readConfig } from '../../src/config/read';
import { openDatabase } from '../../src/db/open';
import { findByLogin } from '../../src/features/users/store';
import { passwordMatches } from '../../src/security/passwords';
import { administer, engine, handover } from '../support/engines';

const root = join(__dirname, '../../..');
const answers = ['chief', 'Anne', 'Tremblay', 'anne@club.example', 'É-sur-la-l1gne!'.normalize('NFD')];

/** The settings of an empty installation, without even tables. */
const emptyInstallation = async (): Promise<Record<string, string>> => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'courtside-admin-'));
  if (engine === 'pglite') return { DATA_DIR, DEMO_DATA: 'false' };
  const url = process.env[handover.postgres] ?? '';
  const name = `admin_${v7().replaceAll('-', '')}`;
  await administer(url, `create database ${name}`);
  return { DATA_DIR, DATABASE_URL: `${url}/${name}`, JWT_SECRET: 'a secret of this test only, long enough' };
};

let env: Record<string, string>;
beforeAll(async () => {
  await ensureServerBuilt();
  env = await emptyInstallation();
});

/** Runs the built command, with all answers at once, as from a file. */
const createAdmin = async (lines: string[], settings = env) => {
  const child = spawn(process.execPath, ['server/dist/create-admin.mjs'], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, out, err };
};

test('the first administrator of an empty installation can log in', async () => {
  const { code, out, err } = await createAdmin(answers);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('chief can log in as an administrator now.');
  expect(out).not.toContain('sur-la-l1gne!');

  const again = await createAdmin(answers);
  expect(again).toMatchObject({
    code: 1,
    err: 'No administrator was created: somebody has this username.\n',
  });

  const database = await openDatabase(readConfig(env), () => {});
  const user = await findByLogin(database.db, 'chief');
  await database.close();
  expect(user).toMatchObject({
    isAdmin: true,
    email: 'anne@club.example',
    emailConfirmedOn: expect.any(Date),
  });
  expect(await passwordMatches(user?.passwordHash, 'É-sur-la-l1gne!')).toBe(true);
});

test('an administrator does not get a password that attackers try first', async () => {
  const { code, err } = await createAdmin(answers.with(4, 'Bonjour123!'));
  expect({ code, err }).toEqual({
    code: 1,
    err: 'No administrator was created: the password is too common, attackers try it first.\n',
  });
});

test('a wrong answer is asked for again, and an input that ends creates nobody', async () => {
  const { code, err } = await createAdmin(['ab', 'chief', 'Anne', 'Tremblay', 'nowhere']);
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toEqual([
    'At least 3 letters, digits, _ or -',
    'An e-mail address',
    'No administrator was created: the answers ended too early.',
  ]);
});

test('a database that cannot be reached is one line, before any question', async () => {
  const settings = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    JWT_SECRET: 'a secret of this test only, long enough',
  };
  expect(await createAdmin(answers, settings)).toEqual({
    code: 1,
    out: '',
    err: 'the database of DATABASE_URL cannot be reached (ECONNREFUSED)\n',
  });
});
