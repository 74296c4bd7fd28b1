import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder, readPackage, root } from '../workspaces/apps';

/**
 * What the shell provides to every remote. MUI, its icons and emotion are never in here, nor in a remote:
 * `shared-ui` is the one door to them, so that they are tree-shaken once and there is one theme.
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

/** Entries of shared-ui that are for builds, for tests, and for the shell's own start. */
export const unshared = ['./theme', './fonts.css', './base-styles', './before-paint', './start', './testing'];

/** A module and what the federation plugin is told about it. */
export interface SharedModule {
  singleton: true;
  requiredVersion: string;
  /** Where the shell takes it from, when that is not its name; false for a remote, which brings no copy. */
  import?: string | false;
  version?: string;
  strictVersion?: boolean;
  /** In the entry itself: every page needs it. */
  eager?: boolean;
}

const packageOf = (request: string): string => {
  const [scope = '', name = ''] = request.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
};

const sharedUi = packageFolder('shared-ui');

/** The heavier entries of shared-ui, with their files in it: loaded when a page asks for them. */
const heavier = (): [request: string, file: string][] => {
  const { exports } = JSON.parse(readFileSync(`${sharedUi}/package.json`, 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.entries(exports)
    .filter(([entry]) => entry !== '.' && !unshared.includes(entry))
    .map(([entry, file]) => [`shared-ui${entry.slice(1)}`, file]);
};

/** The heavier entries of shared-ui, as they are imported. */
export const heavierEntries = (): string[] => heavier().map(([request]) => request);

/**
 * A shared module keeps all of its exports, used or not. Of the router that is twice what anybody uses (its server
 * and framework parts), so the shell provides a selection; a test holds every import in the repository to it.
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
      // Named by its file, a module is provided even when the shell itself never imports it.
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
 * A remote's side: what it names under `peerDependencies`. It carries no copy of its own, and refuses a shell whose
 * version is not in the range that is written there.
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
