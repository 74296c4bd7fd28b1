import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockFolder } from 'server/folder-lock';

/** The lock of a running server (server/src/db/pglite.ts). */
export const lockName = 'database.lock';

const isLock = (path: string): boolean => path.endsWith('.lock');

/** Runs an action on the folder while no server can use it; @throws when one is running */
const alone = async (dataDir: string, work: () => Promise<void>): Promise<void> => {
  const release = await lockFolder(join(dataDir, lockName));
  try {
    await work();
  } finally {
    release();
  }
};

/** Copies the embedded database and its secrets. The file gets its name only once it is complete. */
export const backupFolder = async (dataDir: string, to: string): Promise<void> => {
  if (!existsSync(dataDir)) throw new Error(`there is nothing at ${dataDir}`);
  if (existsSync(to)) throw new Error(`${to} is there already`);
  await mkdir(dirname(to), { recursive: true });
  await alone(dataDir, async () => {
    await cp(dataDir, `${to}.unfinished`, { recursive: true, filter: (path) => !isLock(path) });
    await rename(`${to}.unfinished`, to);
  });
};

/** Restores a copy of the embedded database; the previous folder is kept next to it. */
export const restoreFolder = async (dataDir: string, from: string): Promise<void> => {
  if (!existsSync(from)) throw new Error(`there is no copy at ${from}`);
  await alone(dataDir, async () => {
    const before = `${dataDir}.before-restore`;
    await rm(before, { recursive: true, force: true });
    await cp(dataDir, before, { recursive: true, filter: (path) => !isLock(path) });
    await cp(from, `${dataDir}.restoring`, { recursive: true });
  });
  await rm(dataDir, { recursive: true, force: true });
  await rename(`${dataDir}.restoring`, dataDir);
};
