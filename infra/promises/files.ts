import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Text files, by relative path. */
export type Files = Record<string, string>;

/** Files of the contract with values, which the shell's build provides, and what the shell reads of a remote's pages. */
const isTheShells = /\/(date-search|enums|networks|plain|rules|pages)\.d\.ts$/;

/**
 * Whether a remote brings a declaration along, whichever shell it runs in: its calls are the server's, and of what is
 * common to servers and browsers its build has a copy.
 */
export const isBrought = (path: string): boolean =>
  /^shared-api\/(contract|common)\//.test(path) && !isTheShells.test(path);

/** Reads the files below a folder with wanted paths. */
export const readFiles = (folder: string, wanted: (path: string) => boolean): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .filter(wanted)
      .sort()
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

/** @throws when a path leads out of the folder */
export const writeFiles = (folder: string, files: Files): void => {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    if (!file.startsWith(normalize(`${folder}/`))) throw new Error(`${path} is not inside ${folder}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

export const pack = (files: Files): Buffer => gzipSync(JSON.stringify(files));
export const unpack = (packed: Buffer): Files => JSON.parse(gunzipSync(packed).toString('utf8')) as Files;
