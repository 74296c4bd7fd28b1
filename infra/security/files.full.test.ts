import { execFileSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, waitUntil } from '../bootstrap/own-product';
import { root } from '../workspaces/apps';
import { startServer } from './support/product';

/** What another account of the machine could open, list or change. */
const open = (folder: string): string[] =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (path) => lstatSync(join(folder, path)).mode & 0o077,
  );

const somebody = {
  username: 'newcomer',
  email: 'newcomer@example.com',
  firstName: 'New',
  lastName: 'Comer',
  password: 'Unusual-Passw0rd!',
};

/** Makes the product write its files: rows, the database's log, a mail with a token. */
const register = async (url: string, mailbox: string) => {
  const reply = await fetch(`${url}/api/v1/Users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(somebody),
  });
  expect(reply.status).toBe(201);
  const mails = async () => ((await (await fetch(`${mailbox}/api/email`)).json()) as unknown[]).length;
  await waitUntil(
    async () => (await mails()) > 0,
    () => 'no mail',
  );
};

const dataDir = temporaryFolder('data');

test('another account of the machine can read nothing that the product writes, whatever the umask', async () => {
  const product = await startServer({ DATA_DIR: dataDir }, 0o000);
  await register(product.url, product.mailbox);
  expect(readdirSync(dataDir).sort()).toEqual(['database', 'database.lock', 'jwt-secret', 'mailbox']);
  expect(open(dataDir)).toEqual([]);
  await product.stop();
  expect(open(dataDir)).toEqual([]);
});

test('a folder that others can read is closed at the next start, which says so in one line and only once', async () => {
  for (const path of readdirSync(dataDir, { recursive: true, encoding: 'utf8' })) {
    const file = join(dataDir, path);
    chmodSync(file, statSync(file).isDirectory() ? 0o755 : 0o666);
  }
  chmodSync(dataDir, 0o755);

  const first = await startServer({ DATA_DIR: dataDir }, 0o000);
  await first.stop();
  expect(first.output()).toMatch(
    /^.* could be read by other accounts of this machine: closed \d+ files and folders\n$/,
  );
  expect(open(dataDir)).toEqual([]);

  const second = await startServer({ DATA_DIR: dataDir });
  await second.stop();
  expect(second.output()).toBe('');
});

test('a backup is for its owner alone, and closes the data folder that it copies', async () => {
  const folder = temporaryFolder('backup');
  const product = await startServer({ DATA_DIR: join(folder, 'data') });
  await product.stop();
  chmodSync(join(folder, 'data'), 0o755);
  chmodSync(join(folder, 'data/jwt-secret'), 0o644);
  const env = { ...process.env, DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups') };
  const before = process.umask(0o000);
  try {
    execFileSync(process.execPath, ['server/dist/backup.mjs'], { cwd: root, env });
  } finally {
    process.umask(before);
  }
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
  expect(open(join(folder, 'backups'))).toEqual([]);
  expect(open(join(folder, 'data'))).toEqual([]);
});
