import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** @param {string} name of a workspace @returns {string} its folder; an app's is named as in addresses and in the registry */
export const folderOf = (name) => join(root, name);

const packageFile = (folder) => join(root, folder, 'package.json');

/** The packages' folders; npm uses the same ones (`"workspaces": ["*"]`). */
export const workspaces = readdirSync(root)
  .filter((folder) => existsSync(packageFile(folder)))
  .sort();

/** The apps that the shell loads at run time: the workspaces with `courtside` in their package.json. */
export const remoteNames = workspaces.filter(
  (folder) => JSON.parse(readFileSync(packageFile(folder), 'utf8')).courtside,
);

/** The apps that are built and released separately. */
export const appNames = ['shell', ...remoteNames];

/** @param {string} path of a source file of these tools, relative to `infra` @returns {string} the file to load */
export const toolFile = (path) => join(root, 'infra', path);

/** Every app's page table: links lead to other apps' pages too. */
const tables = appNames.map((app) => `${app}/src/pages.ts`);

const browserInputs = [
  'shared-api',
  'shared-ui',
  'infra/webpack',
  'infra/build',
  'infra/workspaces',
  'package-lock.json',
  ...tables,
];

/** The inputs of each build, relative to the root. @type {Record<string, string[]>} */
export const inputs = {
  ...Object.fromEntries(appNames.map((app) => [app, [app, ...browserInputs]])),
  server: [
    'server',
    'shared-api/contract',
    'shared-api/common',
    'infra/build/server.ts',
    'infra/build/page-tables.mjs',
    'package-lock.json',
    ...tables,
  ],
};
