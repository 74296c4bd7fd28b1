import { type PublishedRelease, recordPath } from '../registry/record';
import { servingOf } from '../registry/serving';
import type { ReleaseTarget } from '../registry/target';
import { folderOf } from '../workspaces/apps';
import { broughtDeclarations, shellDeclarations } from './declarations';
import { type Files, pack, readFiles, unpack } from './files';

// Next to its record, which is not served, each release keeps what other apps' next releases are compiled with.

const pathOf = (release: PublishedRelease): string => recordPath(release).replace(/json$/, 'types');

const isCompiled = (path: string): boolean =>
  /^src\/.*\.(tsx?|json)$/.test(path) && !/\.test\.tsx?$|^src\/testing\//.test(path);

/** A remote's sources without its tests, and the data that they import. */
export const sourcesIn = (folder: string): Files => readFiles(folder, isCompiled);

/**
 * The input for checking the promises between an app and the others.
 * @returns for the shell the declarations of what it provides, for a remote the sources that use it and what it brings
 * along
 * @throws with the compiler's output when the shell's have errors
 */
export const typesOf = (app: string): Files =>
  app === 'shell' ? shellDeclarations() : { ...sourcesIn(folderOf(app)), ...broughtDeclarations() };

/** Stores them with a release. */
export const keepTypes = (target: ReleaseTarget, release: PublishedRelease, types: Files): Promise<void> =>
  target.write(pathOf(release), pack(types), servingOf(pathOf(release)));

/**
 * @returns a release's stored types; undefined when it has none
 * @throws when they are damaged
 */
export const keptTypes = async (
  target: ReleaseTarget,
  release: PublishedRelease,
): Promise<Files | undefined> => {
  const packed = await target.read(pathOf(release));
  try {
    return packed && unpack(packed);
  } catch (error) {
    throw new Error(`${pathOf(release)} at ${target.name} is damaged; without it, it counts as not kept`, {
      cause: error,
    });
  }
};
