import { fitWithLive } from '../gate/fit';
import { keptReleases, liveRelease } from '../registry/live';
import { type ReleaseRecord, recordPath } from '../registry/record';
import { switchTo, writeJson } from '../registry/switch';
import type { ReleaseTarget } from '../registry/target';

/** Releases that were live before the current one, newest first: two rollbacks go back by two. */
export const earlierReleases = async (target: ReleaseTarget, app: string): Promise<ReleaseRecord[]> => {
  const [live, kept] = await Promise.all([liveRelease(target, app), keptReleases(target, app)]);
  const earlier = kept.slice(kept.findIndex(({ build }) => build === live?.build) + 1);
  return earlier.filter(({ traffic, build }) => traffic === undefined && build !== live?.build);
};

/**
 * Makes a kept release live again, in one switch.
 * @param by who rolls back, and when
 * @param from the build that was live when it was decided
 * @throws when its files are gone, another build is live by now, or with a line for each incompatibility with what is
 * live
 */
export const goBackTo = async (
  target: ReleaseTarget,
  { traffic, liveUntil: _until, ...release }: ReleaseRecord,
  by: Pick<ReleaseRecord, 'releasedBy' | 'releasedAt'>,
  from?: string,
): Promise<void> => {
  if (!(await target.has(release.entry.slice(1)))) throw new Error(`${release.entry} is not there any more`);
  const refused = await fitWithLive(target, release);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  const live = await liveRelease(target, release.app);
  if (from && live && live.build !== from)
    throw new Error(`${live.app} ${live.version} (${live.build}) was released meanwhile`);
  // A gradual release becomes a full one: a later rollback finds it.
  if (traffic !== undefined) await writeJson(target, recordPath(release), { ...release, ...by });
  await switchTo(target, { ...release, ...by, enabled: true });
};
