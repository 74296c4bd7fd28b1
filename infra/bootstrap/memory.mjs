import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { constants } from 'node:os';

const memory = '/dev/shm';
const enough = 4 * 1024 ** 3;

/**
 * Keeps temporary files of this process and its children in memory, on Linux if there is enough: tests create and drop
 * databases by the hundred, which on a disk takes up to ten times as long.
 */
export const keepTemporaryFilesInMemory = () => {
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < enough) return;
  const folder = mkdtempSync(`${memory}/courtside-`);
  // PostgreSQL keeps its files inside, and runs under another account when this one is root.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  removeAtExit(folder);
};

/**
 * Removes a folder when this process ends, even by a signal. It tries for five seconds, since a database that is
 * stopping may still write to it. `maxRetries` of `rmSync` would not do: Node.js 20 does not empty the folder again.
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
  // By default these end a process without the event above.
  for (const signal of /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM']))
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
};
