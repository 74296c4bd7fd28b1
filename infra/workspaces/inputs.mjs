import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, inputs, root } from './paths.mjs';

// Plain JavaScript: `npm start` asks before anything is installed, and must not pay for a compiler.

/** Whether developers may put a remote of their own in place of a released one (compiled into the shell). */
export const overridesAllowed = () => process.env.REMOTE_OVERRIDES === 'true';

/**
 * Where a build goes. The shell that allows overrides is another one and never gets in the way of the released one.
 * @param {string} target
 */
export const distFolder = (target) =>
  target === 'shell' && overridesAllowed()
    ? join(root, '.cache/overrides/shell')
    : join(folderOf(target), 'dist');

/** Where each build leaves the hash of what it read. @param {string} target */
export const stampFile = (target) => join(distFolder(target), 'inputs.txt');

const skipped = /(^|\/)(node_modules|dist|coverage|\.[^/]+)$|\.test\.tsx?$/;

/** @param {string} path @returns {string[]} every file below, in a fixed order */
const filesUnder = (path) => {
  if (skipped.test(path) || !existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
};

/** @param {string} target an app, or `server` @returns {string[]} the files and folders that its build reads */
export const inputsOf = (target) => inputs[target] ?? [];

/**
 * @param {string} target an app, or `server`
 * @returns {string} a hash over everything that its build reads
 */
export const inputHash = (target) => {
  const hash = createHash('sha256');
  for (const file of inputsOf(target).flatMap((path) => filesUnder(join(root, path)))) {
    hash
      .update(file.slice(root.length + 1))
      .update('\0')
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
};

/** @param {string} target @returns {boolean} whether the last build read something else than what is there now */
export const isStale = (target) =>
  !existsSync(stampFile(target)) || readFileSync(stampFile(target), 'utf8') !== inputHash(target);

/** Every target, in the order in which they are built. */
export const targets = Object.keys(inputs);
