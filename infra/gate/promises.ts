import { compare, satisfies } from 'semver';
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
 * Verifies a remote's range, which rollbacks of the shell rely on.
 * @returns its errors with the earliest shell of that range
 */
const brokenByEarliest = async (
  target: ReleaseTarget,
  remote: Release,
  live: PublishedRelease,
  sources: Files,
): Promise<string[]> => {
  const inRange = (await keptReleases(target, 'shell')).filter(({ version }) =>
    satisfies(version, remote.shell),
  );
  for (const shell of inRange.sort((a, b) => compare(a.version, b.version))) {
    // The live one has been checked already.
    const lines = shell.build === live.build ? [] : await brokenBy(target, remote, shell, sources);
    if (lines) return lines.map((line) => `${line}; its range ${remote.shell} takes that shell`);
  }
  return [];
};

/**
 * Compiles a release with everything live: a remote with the declarations of the live shell, and of the earliest in its
 * range; the shell's declarations with each live remote, and with gradual releases.
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
  return broken?.length ? broken : brokenByEarliest(target, candidate, shell, types);
};
