import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspaces/paths.mjs';
import { print, refuse } from './print.mjs';
import { run } from './run.mjs';

const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};

/** Whether the installed packages match the lock file, according to npm's hidden lock file. */
const isInstalled = () => {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const present = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, { version, optional, devOptional, peer, link }]) =>
      !path.includes('node_modules/') ||
      link ||
      optional ||
      devOptional ||
      peer ||
      present[path]?.version === version,
  );
};

const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];

/**
 * `npm ci` first. It fails when a registry lacks the optional packages of other systems; `npm install` then installs
 * the same versions from the same lock file, and is faster for small changes.
 */
const install = async () => {
  const fresh = !existsSync(join(root, 'node_modules'));
  if (fresh && (await run('npm', ['ci', ...quietly])) === 0) return true;
  return (await run('npm', ['install', '--no-save', ...quietly])) === 0;
};

/** Installs the dependencies when they are missing or the lock file has changed. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  print('Installing dependencies…');
  if (!(await install())) refuse('The dependencies could not be installed; npm says why above.');
};
