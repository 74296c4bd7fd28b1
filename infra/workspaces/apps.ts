import { readFileSync } from 'node:fs';
import { remoteContract } from '../../shared-api/src/remote';
import { distFolder } from './inputs.mjs';
import { appNames, folderOf } from './paths.mjs';

export { appNames, folderOf, remoteNames, root, toolFile } from './paths.mjs';

/** A remote's declarations in its `package.json`, readable without running its code. */
export interface RemoteTerms {
  /** The version of the `RemoteApp` contract that it implements. */
  contract: number;
  /** Its budget for the first page, in bytes of brotli. */
  budget: number;
}

export interface AppPackage {
  name: string;
  version: string;
  scripts?: Record<string, string>;
  dependencies: Record<string, string>;
  /** For a remote: what the shell provides, as semver ranges. */
  peerDependencies?: Record<string, string>;
  courtside?: RemoteTerms;
}

/** The federation runtime needs a name that is a JavaScript identifier. */
export const federationName = (app: string): string => app.replaceAll('-', '_');

export const isAppName = (name: string): boolean => appNames.includes(name);

/** Reads an app's `package.json`. */
export const readPackage = (app: string): AppPackage =>
  JSON.parse(readFileSync(`${folderOf(app)}/package.json`, 'utf8')) as AppPackage;

/** The contract that an app is built for: a remote's own claim. @throws when a remote claims none */
export const contractOf = (app: string): number => {
  if (app === 'shell') return remoteContract;
  const { courtside } = readPackage(app);
  if (!courtside) throw new Error(`${app}/package.json says nothing under "courtside"`);
  return courtside.contract;
};

/** An app's output folder. */
export const distOf = (app: string): string => distFolder(app);
