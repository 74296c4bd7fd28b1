import type { LoaderDefinitionFunction } from 'webpack';
import { folderOf, remoteNames } from '../workspaces/apps';

/**
 * A webpack loader for a build of everything (one-bundle.ts): chunks of different apps that have the same name stay
 * apart, and what the shell's start imports step by step is part of the entry, with only the exports that are used.
 */
const oneBundleImports: LoaderDefinitionFunction = function (code) {
  const remote = remoteNames.find((name) => this.resourcePath.startsWith(folderOf(name)));
  if (remote) return code.replaceAll('webpackChunkName: "', `$&${remote}-`);
  return code.replaceAll(
    /(?<!= await )import\((?:\/\*.*?\*\/ )?(?=')/g,
    'import(/* webpackMode: "eager", webpackExports: [] */ ',
  );
};

export default oneBundleImports;
