import type { Files } from '../promises/files';
import { keptTypes } from '../promises/kept-types';
import { type CompilerError, typeErrors } from '../promises/type-errors';
import { liveRelease, liveRemotes } from '../release/live';
import type { PublishedRelease } from '../release/record';
import type { ReleaseTarget } from '../release/target';

type Release = Pick<PublishedRelease, 'app' | 'version'>;

/** One line for each thing that is wrong, wherever the remote uses it. */
const linesOf = (remote: Release, shell: Release, errors: CompilerError[]): string[] =>
  [...new Set(errors.map(({ message }) => message))].map((message) => {
    const [first, ...more] = errors.filter((error) => error.message === message);
    const places = `${first?.file}:${first?.line}${more.length > 0 ? ` and ${more.length} more` : ''}`;
    return `${remote.app} ${remote.version} does not compile with shell ${shell.version}: ${message} (${places})`;
  });

/** What a shell takes from a live remote. Errors that the remote has with the live shell, too, are not this one's. */
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

/**
 * Compiles a release with what is live beside it: a remote with the declarations of the live shell, the shell's
 * declarations with each live remote.
 * @param types what the release would keep (`typesOf`)
 * @returns one line for each promise between the two that would be broken
 */
export const brokenPromises = async (
  target: ReleaseTarget,
  candidate: Release,
  types: Files,
): Promise<string[]> => {
  if (candidate.app === 'shell') {
    const broken = (await liveRemotes(target)).map((remote) => brokenFor(target, remote, candidate, types));
    return (await Promise.all(broken)).flat();
  }
  const shell = await liveRelease(target, 'shell');
  if (!shell) return [];
  const provided = await keptTypes(target, shell);
  if (provided) return linesOf(candidate, shell, typeErrors(types, provided));
  console.warn(`shell ${shell.version} was published without its declarations: not compiled with them`);
  return [];
};
