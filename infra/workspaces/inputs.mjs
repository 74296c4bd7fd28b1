import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, inputs, root } from './paths.mjs';

// Plain JavaScript: `npm start` runs it before anything is installed.

/** Whether developers may load their own remote in place of a released one (compiled into the shell). */
export const overridesAllowed = () => process.env.REMOTE_OVERRIDES === 'true';

/** Whether the shell is built with the remotes in it, to compare (`npm run bench -- federation`). */
export const isOneBundle = () => process.env.ONE_BUNDLE === 'true';

/**
 * A build's output folder. A shell that is not for release has its own, so that it never replaces the released one.
 * @param {string} target
 */
export const distFolder = (target) => {
  const kind = overridesAllowed() ? 'overrides' : isOneBundle() ? 'one-bundle' : undefined;
  return target === 'shell' && kind ? join(root, '.cache', kind, 'shell') : join(folderOf(target), 'dist');
};

/** The file with the hash of a build's inputs. @param {string} target */
export const stampFile = (target) => join(distFolder(target), 'inputs.txt');

const skipped = /(^|[\\/])(node_modules|dist|coverage|\.[^\\/]+)$|\.test\.tsx?$/;

/** @param {string} path @returns {string[]} all files below, in a fixed order */
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
 * @returns {string} a hash of all its build's inputs
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

/** @param {string} target @returns {boolean} whether its inputs have changed since the last build */
export const isStale = (target) =>
  !existsSync(stampFile(target)) || readFileSync(stampFile(target), 'utf8') !== inputHash(target);

/** All targets, in build order. */
export const targets = Object.keys(inputs);
