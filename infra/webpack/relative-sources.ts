import { relative } from 'node:path';
import type { LoaderDefinitionFunction } from 'webpack';
import { root } from '../workspaces/apps';

/**
 * A webpack loader that names the sources of a map from the repository's root on: the compiler writes whole paths, which
 * webpack hashes, and the same source would be another build in another folder.
 */
const relativeSources: LoaderDefinitionFunction = function (code, map) {
  const sources = typeof map === 'object' ? map.sources.map((source) => relative(root, source)) : [];
  this.callback(null, code, typeof map === 'object' ? { ...map, sources } : undefined);
};

export default relativeSources;
