import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { v7 } from 'uuid';
import { ensureServerBuilt } from '../../../infra/bootstrap/fresh.mjs';
import { readConfig } from '../../src/config/read';
import { openDatabase } from '../../src/data/open';
import { findByEmail } from '../../src/data/users';
import { newestEmailsTo } from '../../src/mail/outbox/store';
import { administer, engine, handover } from '../support/engines';

const root = join(__dirname, '../../..');

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

/** Runs the built command. */
const createAdmin = async (who: string[], settings = env) => {
  const child = spawn(process.execPath, ['server/dist/create-admin.mjs', ...who], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, out, err };
};

test('somebody is made an administrator by a link that waits to be mailed, once', async () => {
  const first = await createAdmin(['Anne Tremblay <anne@club.example>']);
  expect(first).toEqual({ code: 0, err: '', out: expect.stringContaining('will be mailed a link') });
  const again = await createAdmin(['anne@club.example']);
  expect(again).toEqual({ code: 0, err: '', out: expect.stringContaining('a link that still works') });

  const database = await openDatabase(readConfig(env), () => {});
  const user = await findByEmail(database.db, 'anne@club.example');
  expect(user).toMatchObject({
    isAdmin: true,
    firstName: 'Anne',
    passwordHash: null,
    emailConfirmedOn: null,
  });
  expect(await newestEmailsTo(database.db, user?.id ?? '', 5)).toMatchObject([{ template: 'invitation' }]);
  await database.close();
});

test('without an address it says how', async () => {
  for (const who of [[], ['nowhere'], ['Anne <anne>']])
    expect(await createAdmin(who)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('npm run'),
    });
});

test('a database that cannot be reached is one line', async () => {
  const settings = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
    JWT_SECRET: 'a secret of this test only, long enough',
  };
  expect(await createAdmin(['anne@club.example'], settings)).toEqual({
    code: 1,
    out: '',
    err: 'the database of DATABASE_URL cannot be reached (ECONNREFUSED)\n',
  });
});
