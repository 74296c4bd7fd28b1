import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

const memory = '/dev/shm';
const enough = 4 * 1024 ** 3;

/**
 * Lets this process and those that it starts keep their temporary files in memory, on Linux where that has room: tests
 * create and drop databases by the hundred, which on a disk costs up to ten times as much (docs/decisions/0100).
 */
export const keepTemporaryFilesInMemory = () => {
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < enough) return;
  const folder = mkdtempSync(`${memory}/courtside-`);
  // PostgreSQL, which runs as another account where this one is root, has its files inside.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  // A database that is just ending may still write.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
  // By themselves these end a process without the event above.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
};
