import { compare, lte, satisfies } from 'semver';
import type { Files } from '../promises/files';
import { keptTypes } from '../promises/kept-types';
import { type CompilerError, typeErrors } from '../promises/type-errors';
import { keptReleases, liveRelease, liveRemotes } from '../registry/live';
import type { PublishedRelease } from '../registry/record';
import type { ReleaseTarget } from '../registry/target';
import { incompatibilities } from './terms';

type Release = Pick<PublishedRelease, 'app' | 'version' | 'contract' | 'shell' | 'shared'>;

/** One line for each error, with the places where the remote relies on it. */
const linesOf = (remote: Release, { version }: Release, errors: CompilerError[]): string[] =>
  [...new Set(errors.map(({ message }) => message))].map((message) => {
    const [first, ...more] = errors.filter((error) => error.message === message);
    const places = `${first?.file}:${first?.line}${more.length > 0 ? ` and ${more.length} more` : ''}`;
    return `${remote.app} ${remote.version} does not compile with shell ${version}: ${message} (${places})`;
  });

/** Errors that a shell causes in a live remote, without those that exist with the live shell too. */
const brokenFor = async (
  target: ReleaseTarget,
  remote: PublishedRelease,
  shell: Release,
  provided: Files,
): Promise<string[]> => {
  const sources = await keptTypes(target, remote);
  if (!sources) {
    return [
      `${remote.app} ${remote.version} was released without its sources: release it again, then the shell`,
    ];
  }
  const errors = typeErrors(sources, provided);
  if (errors.length === 0) return [];
  const live = await liveRelease(target, 'shell');
  const before = live && (await keptTypes(target, live));
  const known = new Set(before && typeErrors(sources, before).map(({ id }) => id));
  return linesOf(
    remote,
    shell,
    errors.filter(({ id }) => !known.has(id)),
  );
};

/** @returns a remote's errors with a released shell; undefined when that shell has kept no declarations */
const brokenBy = async (
  target: ReleaseTarget,
  remote: Release,
  shell: PublishedRelease,
  sources: Files,
): Promise<string[] | undefined> => {
  const provided = await keptTypes(target, shell);
  return provided && linesOf(remote, shell, typeErrors(sources, provided));
};

/**
 * Finds the shells that a remote can run in, by which rollbacks and open tabs go: from the earliest kept one that has all
 * that it uses up to the live one. Later ones keep it, since the gate compiles each with what is live.
 * @param types what the release would keep (`typesOf`)
 * @returns a range
 */
export const shellsFor = async (target: ReleaseTarget, remote: Release, types: Files): Promise<string> => {
  const live = await liveRelease(target, 'shell');
  const kept = (await keptReleases(target, 'shell'))
    .filter(({ contract, version }) => contract === remote.contract && live && lte(version, live.version))
    .sort((a, b) => compare(a.version, b.version));
  const before = (await liveRelease(target, remote.app))?.shell ?? '';
  let first = Math.max(
    0,
    kept.findIndex(({ version }) => satisfies(version, before)),
  );
  let last = kept.length - 1;
  // Mostly nothing new of the shell was taken up, and the first question answers it.
  for (let at = first; first < last; at = (first + last) >> 1) {
    const shell = kept[at];
    if (shell && (await brokenBy(target, remote, shell, types))?.length === 0) last = at;
    else first = at + 1;
  }
  return `^${kept[first]?.version ?? `${remote.contract}.0.0`}`;
};

/**
 * Compiles a release with everything live: a remote with the declarations of the live shell, the shell's declarations
 * with each live remote, and with gradual releases.
 * @param types what the release would keep (`typesOf`)
 * @returns one line for each promise that would be broken
 */
export const brokenPromises = async (
  target: ReleaseTarget,
  candidate: Release,
  types: Files,
): Promise<string[]> => {
  if (candidate.app === 'shell') {
    // A remote that refuses this shell is never loaded.
    const remotes = (await liveRemotes(target)).flatMap((remote) => [
      remote,
      ...(remote.next ? [remote.next] : []),
    ]);
    const loaded = remotes.filter((remote) => incompatibilities(remote, candidate).length === 0);
    const broken = loaded.map((remote) => brokenFor(target, remote, candidate, types));
    return (await Promise.all(broken)).flat();
  }
  const shell = await liveRelease(target, 'shell');
  if (!shell) return [];
  const broken = await brokenBy(target, candidate, shell, types);
  if (!broken)
    console.warn(`shell ${shell.version} was published without its declarations: not compiled with them`);
  return broken ?? [];
};
