import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { distFolder } from '../build/inputs.mjs';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** What is built and released on its own. The folder's name is the name in URLs and in the registry. */
export const appNames = ['shell', 'player-portal', 'admin-console'] as const;
export type AppName = (typeof appNames)[number];

/** The apps that the shell loads at run time. */
export const remoteNames = ['player-portal', 'admin-console'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** What a remote says of itself in its `package.json`, so that it is known without running any of its code. */
export interface RemoteTerms {
  /** The version of the `RemoteApp` contract that it implements. */
  contract: number;
  /** The shells that it works in, as a semver range. */
  shell: string;
}

export interface AppPackage {
  name: string;
  version: string;
  dependencies: Record<string, string>;
  courtside?: RemoteTerms;
}

/** The federation runtime needs a name that is a JavaScript identifier. */
export const federationName = (app: AppName): string => app.replaceAll('-', '_');

export const isAppName = (name: string): name is AppName => (appNames as readonly string[]).includes(name);

/** Reads a workspace's `package.json`. */
export const readPackage = (folder: string): AppPackage =>
  JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8')) as AppPackage;

/** A build's folder. */
export const distOf = (app: AppName): string => distFolder(app);
