import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/** The webpack module that requests a shared module from the federation runtime. */
interface ConsumeShared extends Module {
  options: { shareKey: string };
}

/** The webpack module that provides a shared module. */
interface ProvideShared extends Module {
  _name: string;
}

const isConsumeShared = (module: Module | null | undefined): module is ConsumeShared =>
  module?.type === 'consume-shared-module';

const isProvideShared = (module: Module | null | undefined): module is ProvideShared =>
  module?.type === 'provide-module';

const scriptsOf = (chunks: Iterable<Chunk>): string[] => [
  ...new Set([...chunks].flatMap((chunk) => [...chunk.files]).filter((name) => name.endsWith('.js'))),
];

/** The shared modules that a group requests, by their shared names. */
export const sharedKeysOf = ({ chunkGraph }: Compilation, { chunks }: ChunkGroup): string[] => {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return [...new Set(modules.filter(isConsumeShared).map(({ options }) => options.shareKey))];
};

/**
 * The group that contains a shared module; undefined when this build does not provide it. The consumer has a fallback
 * chunk too, which the runtime never uses.
 */
export const groupOfShared = ({ chunkGroups }: Compilation, shareKey: string): ChunkGroup | undefined =>
  chunkGroups.find(({ origins }) =>
    origins.some(({ module }) => isProvideShared(module) && module._name === shareKey),
  );

/** A group and those of its shared modules, transitively; without those that it loads by `import()`. */
const withShared = (compilation: Compilation, first: ChunkGroup): Set<ChunkGroup> => {
  const found = new Set<ChunkGroup>();
  const visit = (group: ChunkGroup | undefined) => {
    if (!group || found.has(group)) return;
    found.add(group);
    for (const key of sharedKeysOf(compilation, group)) visit(groupOfShared(compilation, key));
  };
  visit(first);
  return found;
};

/** All scripts required before a group's code can run. */
export const scriptsFor = (compilation: Compilation, group: ChunkGroup): string[] =>
  scriptsOf([...withShared(compilation, group)].flatMap(({ chunks }) => chunks));

/** @throws when the build has no such group */
export const groupNamed = ({ namedChunkGroups }: Compilation, name: string): ChunkGroup => {
  const group = namedChunkGroups.get(name);
  if (!group) throw new Error(`the build has no chunk group ${name}`);
  return group;
};
