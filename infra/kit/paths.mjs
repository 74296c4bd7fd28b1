import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Replaces `infra/workspaces/paths.mjs` in the package `courtside-build`: one remote, in the working directory.

export const root = process.cwd();

/** @type {string} */
const name = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name;

export const folderOf = () => root;

/** @param {string} shared */
export const packageFolder = (shared) => join(root, 'node_modules', shared);

export const remoteNames = [name];
export const appNames = [name];

/** @param {string} path */
export const toolFile = (path) => fileURLToPath(new URL(path.replace(/\.tsx?$/, '.js'), import.meta.url));

/** The repository's pages at packing time: links lead there. */
export const pagesElsewhere = JSON.parse(readFileSync(toolFile('pages.json'), 'utf8'));

/** @type {Record<string, string[]>} */
export const inputs = {
  [name]: ['src', 'package.json', 'package-lock.json'],
};
