import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

/** The webpack module that stands for "ask the federation runtime for this". */
interface ConsumeShared extends Module {
  options: { shareKey: string };
}

/** The webpack module that offers something to whoever asks. */
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

/** The shared modules that a group asks for, by the names under which they are shared. */
export const sharedKeysOf = ({ chunkGraph }: Compilation, { chunks }: ChunkGroup): string[] => {
  const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return [...new Set(modules.filter(isConsumeShared).map(({ options }) => options.shareKey))];
};

/**
 * The group that a shared module itself is in; nothing when this build does not provide it. Who asks has a
 * fallback chunk of its own, too, which the runtime never takes.
 */
export const groupOfShared = ({ chunkGroups }: Compilation, shareKey: string): ChunkGroup | undefined =>
  chunkGroups.find(({ origins }) =>
    origins.some(({ module }) => isProvideShared(module) && module._name === shareKey),
  );

/** The groups that a group's shared modules bring along, at any depth; not what is behind its own `import()`s. */
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

/** Every script that has to arrive before a group's code can run. */
export const scriptsFor = (compilation: Compilation, group: ChunkGroup): string[] =>
  scriptsOf([...withShared(compilation, group)].flatMap(({ chunks }) => chunks));

/** @throws when the build has no such group */
export const groupNamed = ({ namedChunkGroups }: Compilation, name: string): ChunkGroup => {
  const group = namedChunkGroups.get(name);
  if (!group) throw new Error(`the build has no chunk group ${name}`);
  return group;
};
