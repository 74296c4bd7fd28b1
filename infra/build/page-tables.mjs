import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { appNames, folderOf } from '../workspaces/paths.mjs';

// Plain JavaScript: jest's configuration uses it too.

/**
 * An app's page table as in its release, without functions and what only the app itself needs; of the app's code only `src/pages.ts` runs.
 * @param {string} app
 * @returns {import('../../shared-api/common/pages').PageTable} empty if there is no such app here
 */
export const pageTable = (app) => {
  const file = join(folderOf(app), 'src/pages.ts');
  if (!existsSync(file)) return {};
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    sourcefile: file,
  });
  const module = { exports: {} };
  new Function('module', 'exports', code)(module, module.exports);
  const published = (/** @type {string} */ key, /** @type {unknown} */ value) =>
    key === 'parent' ? undefined : value;
  return JSON.parse(JSON.stringify(module.exports.pages, published));
};

/** The page tables of all apps. @returns {import('../../shared-api/common/pages').PageTables} */
export const pageTables = () => Object.fromEntries(appNames.map((app) => [app, pageTable(app)]));
