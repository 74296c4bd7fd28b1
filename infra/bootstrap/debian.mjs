import { spawnSync } from 'node:child_process';

/** Whether a program is installed. @param {string} command */
export const has = (command) => spawnSync('which', [command]).status === 0;

/**
 * Installs Debian packages as root; otherwise it does nothing, and the caller reports what is missing.
 * @param {readonly string[]} packages
 */
export const installPackages = (packages) => {
  if (packages.length === 0 || process.getuid?.() !== 0 || !has('apt-get')) return;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
  });
};
