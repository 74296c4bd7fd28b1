import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderLocked, lockFolder } from '../../src/data/folder-lock';

const folder = mkdtempSync(join(tmpdir(), 'courtside-lock-'));
const file = join(folder, 'database.lock');
afterEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const leave = (owner: object | string) =>
  writeFileSync(file, typeof owner === 'string' ? owner : JSON.stringify(owner));

test('the folder is one process’s at a time, and free again afterwards', async () => {
  const unlock = await lockFolder(file);
  await expect(lockFolder(file)).rejects.toThrow(FolderLocked);
  unlock();
  expect(existsSync(file)).toBe(false);
  (await lockFolder(file))();
});

test('the lock of a process that was killed is taken over at once', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  const { pid } = child;
  await once(child, 'exit');
  leave({ pid, host: hostname(), started: '1' });
  (await lockFolder(file))();
});

test('a process that only has the same number is not the owner', async () => {
  // Process 1 is always running, but did not start at tick -1.
  leave({ pid: 1, host: hostname(), started: '-1' });
  (await lockFolder(file))();
});

test('another machine’s lock counts until it has been silent for long', async () => {
  leave({ pid: 1, host: 'elsewhere', started: null });
  const old = new Date(Date.now() - 60_000);
  utimesSync(file, old, old);
  (await lockFolder(file))();
});

test('of ten who find a stale lock at once, one gets the folder', async () => {
  leave({ pid: 999_999_999, host: hostname(), started: '1' });
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(file)));
  const winners = tries.filter(
    (one): one is PromiseFulfilledResult<() => void> => one.status === 'fulfilled',
  );
  expect(winners).toHaveLength(1);
  for (const { value } of winners) value();
});
