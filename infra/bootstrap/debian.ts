import { spawnSync } from 'node:child_process';

/** Whether a program is installed. */
export const has = (command: string): boolean => spawnSync('which', [command]).status === 0;

/** Installs Debian packages if this process may; otherwise it does nothing, and the caller reports what is missing. */
export const installPackages = (packages: readonly string[]): void => {
  if (packages.length === 0 || process.getuid?.() !== 0 || !has('apt-get')) return;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
  });
};
