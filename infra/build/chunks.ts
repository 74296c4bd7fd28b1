import type { StatsChunk, StatsCompilation } from 'webpack';

const scripts = (names: Iterable<string>): string[] => [...new Set(names)].filter((name) => name.endsWith('.js'));

const groupScripts = (stats: StatsCompilation, name: string): string[] => {
  const group = stats.namedChunkGroups?.[name];
  if (!group) throw new Error(`the build has no chunk group ${name}`);
  const preloaded = (group.childAssets?.preload ?? []) as string[];
  return scripts([...(group.assets ?? []).map((asset) => asset.name), ...preloaded]);
};

/** A shared module's chunk is asked for by the federation runtime, not by an `import()`. */
const isShared = (chunk: StatsChunk): boolean =>
  (chunk.origins ?? []).some((origin) =>
    /consume-shared|provide shared|consume shared/.test(`${origin.moduleIdentifier} ${origin.moduleName}`),
  );

/**
 * The chunks that the shell cannot start without: its bootstrap, and every shared module that it or another
 * shared module imports. What is behind an `import()` of the shell's own is not among them.
 */
const shellScripts = (stats: StatsCompilation): string[] => {
  const byId = new Map((stats.chunks ?? []).map((chunk) => [chunk.id, chunk]));
  const first = [...byId.values()].find((chunk) => chunk.names?.includes('bootstrap'));
  const found = new Set<StatsChunk>();
  const visit = (chunk: StatsChunk) => {
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const id of chunk.children ?? []) {
      const child = byId.get(id);
      if (child && isShared(child)) visit(child);
    }
    for (const id of chunk.siblings ?? []) {
      const sibling = byId.get(id);
      if (sibling) visit(sibling);
    }
  };
  if (first) visit(first);
  return scripts([...groupScripts(stats, 'bootstrap'), ...[...found].flatMap((chunk) => chunk.files ?? [])]);
};

/** @returns the script that starts the app, and what the first page needs besides it */
export const firstScripts = (stats: StatsCompilation, remote: boolean): { entry: string; preload: string[] } => {
  const entry = remote
    ? scripts((stats.assets ?? []).map((asset) => asset.name)).find((name) => name.startsWith('remoteEntry.'))
    : groupScripts(stats, 'main')[0];
  if (!entry) throw new Error('the build has no entry');
  const preload = remote ? groupScripts(stats, 'app') : shellScripts(stats);
  return { entry, preload: preload.filter((name) => name !== entry) };
};
