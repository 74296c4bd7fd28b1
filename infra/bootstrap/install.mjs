import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces/paths.mjs';
import { print, refuse } from './print.mjs';
import { run } from './run.mjs';

const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};

/** What is installed, according to npm's hidden lock file; nothing in a bare clone. */
const installed = () =>
  existsSync(join(root, 'node_modules/.package-lock.json'))
    ? packagesIn('node_modules/.package-lock.json')
    : {};

/** @param {boolean} withDev @returns {boolean} whether what is installed matches the lock file */
const isInstalled = (withDev) => {
  const present = installed();
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional, dev, devOptional, peer, link }]) =>
      !path.includes('node_modules/') ||
      link ||
      optional ||
      devOptional ||
      peer ||
      (dev && !withDev) ||
      present[path]?.version === version,
  );
};

const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * `npm ci` first. It fails when a registry lacks the optional packages of other systems; `npm install` then installs
 * the same versions from the same lock file, and is faster for small changes.
 */
const install = async (withDev) => {
  const options = [...quietly, ...(withDev ? [] : ['--omit=dev'])];
  const fresh = !existsSync(join(root, 'node_modules'));
  if (fresh && (await run('npm', ['ci', ...options])) === 0) return true;
  return (await run('npm', ['install', '--no-save', ...options])) === 0;
};

/**
 * Installs the dependencies when they are missing or the lock file has changed.
 * @param {boolean} [withDev] also what only tests and development need, which npm would remove if it is there
 */
export const ensureInstalled = async (withDev = true) => {
  if (isInstalled(withDev)) return;
  print('Installing packages…');
  const all = withDev || Object.values(installed()).some(({ dev }) => dev);
  if (!(await install(all))) refuse('The packages could not be installed; npm says why above.');
};
