import { readPackage, root } from './apps';

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
  'react-router-dom': 'shell',
  zustand: 'shell',
  '@tanstack/react-query': 'shell',
  'react-intl': 'shell',
  'shared-api': 'shell',
  'shared-ui': 'shell',
  'shared-ui/forms': 'shell',
  'shared-ui/charts': 'shell',
};

/** A module and what the federation plugin is told about it. */
export interface SharedModule {
  singleton: true;
  requiredVersion: string;
  import?: string | false;
  strictVersion?: boolean;
}

const packageOf = (request: string): string => {
  const [scope = '', name = ''] = request.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
};

const declaredVersion = (request: string, folder: string): string => {
  const name = packageOf(request);
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

/**
 * A shared module keeps all of its exports, used or not. Of the router that is twice what anybody uses (its server
 * and framework parts), so the shell provides a selection; a test holds every import in the repository to it.
 */
const selections: Record<string, string> = { 'react-router-dom': `${root}/shell/src/shared/react-router-dom.ts` };

/** The shell's side: every shared module comes from its own build. */
export const providedByShell = (): Record<string, SharedModule> => {
  const all = table((_request, owner) => owner, {});
  for (const [request, selection] of Object.entries(selections)) {
    const shared = all[request];
    if (shared) all[request] = { ...shared, import: selection };
  }
  return all;
};

/**
 * A remote's side: it carries no copy of its own, and refuses a shell whose version does not fit. A module that
 * its `package.json` does not name is required as the shell has it.
 */
export const consumedByRemote = (remote: string): Record<string, SharedModule> => {
  const own = readPackage(remote).dependencies;
  return table((request, owner) => (own[packageOf(request)] ? remote : owner), {
    import: false,
    strictVersion: true,
  });
};
