import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { distFolder, inputHash, isStale, stampFile, targets } from '../workspaces/inputs.mjs';
import { root } from '../workspaces/paths.mjs';
import { print } from './print.mjs';
import { run, typescript } from './run.mjs';

/** The served folder. */
export const siteFolder = () => resolve(root, process.env.SITE_DIR || '.site');

const apps = targets.filter((target) => target !== 'server');

const must = async (code, what) => {
  if ((await code) !== 0) throw new Error(`${what} failed; the reason is above.`);
};

/** Whether an app was ever published to the site; also true after a rollback. @param {string} app */
const isPublished = (app) => {
  const { version, build } = JSON.parse(readFileSync(join(distFolder(app), 'build.json'), 'utf8'));
  return existsSync(join(siteFolder(), 'registry/releases', app, `${version}-${build}.json`));
};

/** Builds the server when it is stale. @throws {Error} with a one-line message */
export const ensureServerBuilt = async () => {
  if (!isStale('server')) return;
  print('Building server…');
  const stamp = inputHash('server');
  await must(run(...typescript('infra/build/server.ts')), 'The build of the server');
  writeFileSync(stampFile('server'), stamp);
};

/**
 * Builds what is stale, and publishes what was built or has never been published here.
 * @throws {Error} with a one-line message
 */
export const ensureBuilt = async () => {
  const stale = apps.filter(isStale);
  if (stale.length > 0) {
    print(`Building ${stale.join(', ')}…`);
    await must(run(...typescript('infra/build/build.ts', ...stale)), 'The build');
  }
  await ensureServerBuilt();
  const unpublished = apps.filter((app) => stale.includes(app) || !isPublished(app));
  if (unpublished.length > 0) {
    await must(run(...typescript('infra/release/publish.ts', ...unpublished)), 'Publishing');
  }
};
