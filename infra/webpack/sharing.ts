import { readPackage } from './apps';

/**
 * What the shell provides to every remote, with the folder whose `package.json` names the version.
 * MUI, its icons and emotion are never in here, nor in a remote: `shared-ui` is the one door to them, so that
 * they are tree-shaken once and there is one theme.
 */
const provided: Record<string, string> = {
  react: 'shell',
  'react/': 'shell',
  'react-dom': 'shell',
  'react-dom/': 'shell',
  'react-router': 'shell',
  'react-router/': 'shell',
  'react-router-dom': 'shell',
  zustand: 'shell',
  '@tanstack/react-query': 'shell',
  'react-intl': 'shell',
  'shared-api': 'shell',
  'shared-ui': 'shell',
  'shared-ui/media': 'shell',
  'shared-ui/data': 'shell',
};

/** A module and what the federation plugin is told about it. */
export interface SharedModule {
  singleton: true;
  requiredVersion: string;
  version?: string;
  import?: false;
  strictVersion?: boolean;
}

const packageOf = (request: string): string => {
  const [scope = '', name = ''] = request.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
};

/** react-router is what react-router-dom of the same version re-exports; only the latter is declared. */
const declaredName = (name: string): string => (name === 'react-router' ? 'react-router-dom' : name);

const declaredVersion = (request: string, folder: string): string => {
  const name = declaredName(packageOf(request));
  const version = readPackage(folder).dependencies[name];
  if (!version) throw new Error(`${folder}/package.json does not name ${name}, which is shared`);
  return version;
};

const table = (folder: (request: string, owner: string) => string, terms: Partial<SharedModule>) =>
  Object.fromEntries(
    Object.entries(provided).map(([request, owner]): [string, SharedModule] => {
      const version = declaredVersion(request, folder(request, owner));
      return [request, { singleton: true, requiredVersion: `^${version}`, ...terms }];
    }),
  );

/** The shell's side: every shared module comes from its own build. */
export const providedByShell = (): Record<string, SharedModule> => table((_request, owner) => owner, {});

/**
 * A remote's side: it carries no copy of its own, and refuses a shell whose version does not fit. A module that
 * its `package.json` does not name is required as the shell has it.
 */
export const consumedByRemote = (remote: string): Record<string, SharedModule> => {
  const own = readPackage(remote).dependencies;
  return table((request, owner) => (own[declaredName(packageOf(request))] ? remote : owner), {
    import: false,
    strictVersion: true,
  });
};
