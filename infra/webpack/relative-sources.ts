import { relative } from 'node:path';
import type { LoaderDefinitionFunction } from 'webpack';
import { root } from '../workspaces/apps';

/**
 * A webpack loader that makes the sources of a map relative to the repository's root: the compiler writes absolute
 * paths, which webpack hashes, so the same source would give a different build in another folder.
 */
const relativeSources: LoaderDefinitionFunction = function (code, map) {
  const sources = typeof map === 'object' ? map.sources.map((source) => relative(root, source)) : [];
  this.callback(null, code, typeof map === 'object' ? { ...map, sources } : undefined);
};

export default relativeSources;
