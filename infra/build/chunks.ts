import type { Chunk, ChunkGroup, Compilation } from 'webpack';

/** The script that starts an app, and what its first page needs besides it. */
export interface FirstScripts {
  entry: string;
  preload: string[];
}

const scriptsOf = (chunks: Iterable<Chunk>): string[] =>
  [...chunks].flatMap((chunk) => [...chunk.files]).filter((name) => name.endsWith('.js'));

const groupNamed = ({ namedChunkGroups }: Compilation, name: string): ChunkGroup => {
  const group = namedChunkGroups.get(name);
  if (!group) throw new Error(`the build has no chunk group ${name}`);
  return group;
};

/** The groups that a group's shared modules bring along, at any depth; not what is behind its own `import()`s. */
const withShared = ({ chunkGraph }: Compilation, first: ChunkGroup): Set<ChunkGroup> => {
  const found = new Set<ChunkGroup>();
  const visit = (group: ChunkGroup) => {
    if (found.has(group)) return;
    found.add(group);
    for (const child of group.childrenIterable) {
      const isShared = child.origins.some(
        ({ module }) =>
          module?.type === 'consume-shared-module' &&
          group.chunks.some((chunk) => chunkGraph.isModuleInChunk(module, chunk)),
      );
      if (isShared) visit(child);
    }
  };
  visit(first);
  return found;
};

/** What is marked with `webpackPreload` belongs to the first page. */
const preloaded = (compilation: Compilation, group: ChunkGroup): Chunk[] =>
  (group.getChildrenByOrders(compilation.moduleGraph, compilation.chunkGraph).preload ?? []).flatMap(
    ({ chunks }) => chunks,
  );

/** @returns what the page's head and the registry name, in the order of need */
export const firstScripts = (compilation: Compilation, remote: boolean): FirstScripts => {
  const first = groupNamed(compilation, remote ? 'app' : 'bootstrap');
  const entry = remote
    ? Object.keys(compilation.assets).find((name) => /^remoteEntry\..*\.js$/.test(name))
    : scriptsOf(groupNamed(compilation, 'main').chunks)[0];
  if (!entry) throw new Error('the build has no entry');
  const groups = remote ? [first] : [...withShared(compilation, first)];
  const chunks = [...groups.flatMap((group) => group.chunks), ...groups.flatMap((group) => preloaded(compilation, group))];
  const preload = [...new Set(scriptsOf(chunks))].filter((name) => name !== entry);
  return { entry, preload };
};
