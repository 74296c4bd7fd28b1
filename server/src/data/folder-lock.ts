import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { v4 } from 'uuid';

/** Another running process uses the folder. */
export class FolderLocked extends Error {}

interface Owner {
  pid: number;
  host: string;
  /** When the process started: distinguishes it from a later process with the same id. */
  started: string | null;
}

const heartbeatMs = 2_000;
const silentMs = 10_000;

/**
 * Locks the folder for this process. PGlite has no lock of its own, and a second process silently loses rows. A lock
 * whose owner is gone is taken over: at once on the same machine, after ten silent seconds on another.
 * @param file the lock file, beside the folder
 * @returns releases the lock
 * @throws FolderLocked when a living process has it
 */
export async function lockFolder(file: string): Promise<() => void> {
  mkdirSync(dirname(file), { recursive: true });
  const mine = JSON.stringify({
    pid: process.pid,
    host: hostname(),
    started: startOf(process.pid),
  } satisfies Owner);
  const deadline = Date.now() + silentMs + heartbeatMs;
  while (!create(file, mine)) {
    const held = read(file);
    if (held === null) continue;
    const state = judge(file, held);
    if (state === 'gone') removeStale(file, held);
    else if (state === 'alive' || Date.now() > deadline) {
      throw new FolderLocked(
        `another Courtside (process ${(JSON.parse(held) as Owner).pid}) is using ${dirname(file)}`,
      );
    } else await sleep(500);
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), heartbeatMs);
  beat.unref();
  return () => {
    clearInterval(beat);
    if (read(file) === mine) rmSync(file, { force: true });
  };
}

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function judge(file: string, held: string): 'alive' | 'gone' | 'unknown' {
  const silent = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > silentMs;
  let owner: Owner;
  try {
    owner = JSON.parse(held);
  } catch {
    // Its writer was killed between creating and writing it, or is about to write it.
    return silent ? 'gone' : 'unknown';
  }
  if (owner.host !== hostname()) return silent ? 'gone' : 'unknown';
  if (owner.pid === process.pid) return startOf(process.pid) === owner.started ? 'alive' : 'gone';
  return isRunning(owner.pid) && startOf(owner.pid) === owner.started ? 'alive' : 'gone';
}

/** Moves the stale lock aside, and back if it turns out to be a new one. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${v4()}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process's start in clock ticks since boot where the system provides it (Linux); null elsewhere. */
function startOf(pid: number): string | null {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}
