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

/** Builds the server if it is stale. @throws {Error} with a one-line message */
export const ensureServerBuilt = async () => {
  if (!isStale('server')) return;
  print('Building the server…');
  const stamp = inputHash('server');
  await must(run(...typescript('infra/build/server.ts')), 'The build of the server');
  writeFileSync(stampFile('server'), stamp);
};

/**
 * Builds the apps that are stale, and publishes those and what has never been published here.
 * @throws {Error} with a one-line message
 */
export const ensurePublished = async () => {
  const stale = apps.filter(isStale);
  if (stale.length > 0) print(`Building ${stale.join(', ')}…`);
  // Side by side: the shell takes as long as all remotes.
  const groups = [stale.filter((app) => app === 'shell'), stale.filter((app) => app !== 'shell')];
  await Promise.all(
    groups
      .filter((group) => group.length > 0)
      .map((group) => must(run(...typescript('infra/build/build.ts', ...group)), 'The build')),
  );
  const unpublished = apps.filter((app) => stale.includes(app) || !isPublished(app));
  if (unpublished.length > 0) {
    await must(run(...typescript('infra/release/publish.ts', ...unpublished)), 'Publishing');
  }
};

/** Builds and publishes what is stale. @throws {Error} with a one-line message */
export const ensureBuilt = async () => {
  await ensureServerBuilt();
  await ensurePublished();
};
