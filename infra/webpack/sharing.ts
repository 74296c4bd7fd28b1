import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, readPackage, root } from '../workspaces/apps';

/**
 * The modules that the shell provides to every remote. MUI and emotion are never among them, nor in a remote: only
 * `shared-ui` imports them, so that they are tree-shaken once and there is one theme.
 */
const packages = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'react-router-dom',
  'zustand',
  '@tanstack/react-query',
  'react-intl',
  'shared-api',
  'shared-ui',
];

/** Entries of shared-ui for builds, for tests, and for the shell's own start. */
export const unshared = ['./theme', './fonts.css', './base-styles', './before-paint', './start', './testing'];

/** A module's options for the federation plugin. */
export interface SharedModule {
  singleton: true;
  requiredVersion: string;
  /** The shell's import, if it differs from the name; false for a remote, which bundles no copy. */
  import?: string | false;
  version?: string;
  strictVersion?: boolean;
  /** Bundled into the entry: every page needs it. */
  eager?: boolean;
}

const packageOf = (request: string): string => {
  const [scope = '', name = ''] = request.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
};

const sharedUi = folderOf('shared-ui');

/** The heavier entries of shared-ui with their files: loaded on demand. */
const heavier = (): [request: string, file: string][] => {
  const { exports } = JSON.parse(readFileSync(`${sharedUi}/package.json`, 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports)
    .filter(([entry]) => entry !== '.' && !unshared.includes(entry))
    .map(([entry, file]) => [`shared-ui${entry.slice(1)}`, file]);
};

/** The heavier entries of shared-ui, as imported. */
export const heavierEntries = (): string[] => heavier().map(([request]) => request);

/**
 * A shared module keeps all its exports, used or not. For the router that is twice what is used (its server and
 * framework parts), so the shell provides a selection; a test checks every import in the repository.
 */
export const selections: [request: string, file: string][] = [
  ['react-router-dom', `${root}/shell/src/shared/react-router-dom.ts`],
];

const versionProvided = (request: string): string => {
  const version = readPackage('shell').dependencies[packageOf(request)];
  if (!version) throw new Error(`shell/package.json does not name ${packageOf(request)}, which is shared`);
  return version;
};

const requests = (): string[] => [...packages, ...heavierEntries()];

/** The shell's side: every shared module comes from its own build. */
export const providedByShell = (): Record<string, SharedModule> => {
  const files = new Map([
    ...selections,
    ...heavier().map(([request, file]) => [request, join(sharedUi, file)] as const),
  ]);
  return Object.fromEntries(
    requests().map((request): [string, SharedModule] => {
      const version = versionProvided(request);
      const file = files.get(request);
      // An import by file makes the shell provide a module that it never imports itself.
      return [
        request,
        {
          singleton: true,
          requiredVersion: `^${version}`,
          eager: packages.includes(request),
          ...(file && { import: file, version }),
        },
      ];
    }),
  );
};

/**
 * A remote's side: the modules in its `peerDependencies`. It bundles no copy, and refuses a shell whose version is not
 * in the range.
 */
export const consumedByRemote = (remote: string): Record<string, SharedModule> => {
  const { peerDependencies = {} } = readPackage(remote);
  return Object.fromEntries(
    requests().flatMap((request): [string, SharedModule][] => {
      const requiredVersion = peerDependencies[packageOf(request)];
      return requiredVersion
        ? [[request, { singleton: true, requiredVersion, import: false, strictVersion: true }]]
        : [];
    }),
  );
};
