import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { constants } from 'node:os';

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
  removeAtExit(folder);
};

/**
 * Removes a folder when this process ends, also by a signal. What is just ending, such as a database, may still write:
 * it has five seconds. `maxRetries` of `rmSync` would not do: Node.js 20 does not empty the folder again.
 * @param {string} folder
 */
export const removeAtExit = (folder) => {
  process.on('exit', () => {
    for (let tries = 50; existsSync(folder) && tries > 0; tries--) {
      try {
        rmSync(folder, { recursive: true, force: true });
      } catch {
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      }
    }
    if (existsSync(folder)) process.stderr.write(`${folder} could not be removed.\n`);
  });
  // By themselves these end a process without the event above.
  for (const signal of /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM']))
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
};
