import type { BuildManifest } from '../build/manifest';
import { liveRelease } from './live';
import { filesFolder, type PublishedRelease } from './record';
import { rebuild } from './reproduce';
import type { ReleaseTarget } from './target';

/** What of a release is not what its commit gives, one line each. */
const differences = async (
  target: ReleaseTarget,
  { app, build, commit }: PublishedRelease,
  again: BuildManifest,
): Promise<string[]> => {
  if (again.build === build) return [];
  const folder = filesFolder(app, build);
  const has = await Promise.all(again.files.map(({ name }) => target.has(`${folder}/${name}`)));
  return [
    `${app}: ${commit} gives build ${again.build}, and ${build} is live`,
    ...again.files.filter((_, index) => !has[index]).map(({ name }) => `  ${name} is not in what is live`),
  ];
};

/**
 * Builds what is live once more, from the commit that its release names, and compares.
 * @param buildAgain builds an app from a commit
 * @returns one line for each difference; none when the same files come out
 * @throws when the app was never released, names no commit, or its commit cannot be built
 */
export const verify = async (target: ReleaseTarget, app: string, buildAgain = rebuild): Promise<string[]> => {
  const live = await liveRelease(target, app);
  if (!live) throw new Error(`${app} was never released to ${target.name}`);
  if (!live.commit) throw new Error(`${app} ${live.version} (${live.build}) was released without a commit`);
  return differences(target, live, buildAgain(app, live.commit));
};
