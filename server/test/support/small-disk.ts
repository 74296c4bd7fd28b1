import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (name: string, ...args: string[]) => execFileSync(name, args, { stdio: 'ignore' });

/** A disk of a few megabytes in memory. */
export interface SmallDisk {
  folder: string;
  /** Whether anybody may write. */
  allow(writing: boolean): void;
  remove(): void;
}

/** Mounts one. @throws where that is not allowed */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-disk-'));
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder);
  return {
    folder,
    allow: (writing) => run('mount', '-o', `remount,${writing ? 'rw' : 'ro'}`, folder),
    remove() {
      run('umount', '--lazy', folder);
      rmdirSync(folder);
    },
  };
}

/** Whether this machine lets this account mount: root on Linux, outside of most containers. */
export function mayMount(): boolean {
  try {
    mountSmallDisk(1).remove();
    return true;
  } catch {
    return false;
  }
}
