import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PageTable } from '../../shared-api/common/pages';
import { distOf } from '../workspaces/apps';
import type { FirstPage } from './first-page';
import type { Origin } from './origin';

/** A file of a build with its integrity. */
export interface BuiltFile {
  name: string;
  integrity: string;
  bytes: number;
  /** Over the wire. */
  brotli: number;
}

/** A build's description in `<app>/dist/build.json`: everything that the release tool and the gate need. */
export interface BuildManifest extends Origin {
  app: string;
  /** Derived from all that is released: the same content is the same build. */
  build: string;
  /** Scripts of the first page. */
  first: FirstPage;
  files: BuiltFile[];
  pages: PageTable;
  /** Files that the web server includes in documents (`page-files.ts`). */
  parts: string[];
  /** For the shell: files served from `/`, including the page. */
  rootFiles: string[];
  /** The version of the `RemoteApp` contract that it is built for. */
  contract: number;
  /** Shared modules: provided versions of the shell, required ranges of a remote. */
  shared: Record<string, string>;
}

/** @returns the value of an `integrity` attribute */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** @throws when the app has not been built */
export const readManifest = (app: string): BuildManifest =>
  JSON.parse(readFileSync(`${distOf(app)}/build.json`, 'utf8')) as BuildManifest;

/** @throws when the build has no such file */
export const fileNamed = (manifest: Pick<BuildManifest, 'app' | 'files'>, name: string): BuiltFile => {
  const file = manifest.files.find((one) => one.name === name);
  if (!file) throw new Error(`${manifest.app}: the build has no file ${name}`);
  return file;
};
