import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/inputs.mjs';
import { run } from './run.mjs';
import { refuse, say } from './say.mjs';

const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};

/** Whether what is installed is what the lock file says. npm keeps its own account in a hidden lock file. */
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

/** Installs the dependencies when they are missing or the lock file has changed. */
export const ensureInstalled = async () => {
  if (isInstalled()) return;
  say('Installing dependencies…');
  // Not `npm ci`: it refuses a lock file that was written where another platform's optional packages could not be had.
  const code = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) refuse('The dependencies could not be installed; npm says why above.');
};
