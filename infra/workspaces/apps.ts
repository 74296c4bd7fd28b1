import { readFileSync } from 'node:fs';
import { distFolder } from './inputs.mjs';
import { appNames, folderOf } from './paths.mjs';

export { appNames, folderOf, packageFolder, remoteNames, root, toolFile } from './paths.mjs';

/** What a remote says of itself in its `package.json`, so that it is known without running any of its code. */
export interface RemoteTerms {
  /** The version of the `RemoteApp` contract that it implements. */
  contract: number;
  /** The shells that it works in, as a semver range. */
  shell: string;
  /** What it may add to the first page that needs it, in bytes of brotli. */
  budget: number;
}

export interface AppPackage {
  name: string;
  version: string;
  scripts?: Record<string, string>;
  dependencies: Record<string, string>;
  /** Of a remote: what the shell provides, as semver ranges. */
  peerDependencies?: Record<string, string>;
  courtside?: RemoteTerms;
}

/** The federation runtime needs a name that is a JavaScript identifier. */
export const federationName = (app: string): string => app.replaceAll('-', '_');

export const isAppName = (name: string): boolean => appNames.includes(name);

/** Reads an app's `package.json`. */
export const readPackage = (app: string): AppPackage =>
  JSON.parse(readFileSync(`${folderOf(app)}/package.json`, 'utf8')) as AppPackage;

/** A build's folder. */
export const distOf = (app: string): string => distFolder(app);
