import { fitWithLive } from '../gate/fit';
import { keptReleases, liveRelease } from '../registry/live';
import { type PublishedRelease, type ReleaseRecord, recordPath } from '../registry/record';
import { switchTo, writeJson } from '../registry/switch';
import { type ReleaseTarget, readJson } from '../registry/target';

/** Releases that were live before the current one, newest first: two rollbacks go back by two. */
export const earlierReleases = async (target: ReleaseTarget, app: string): Promise<ReleaseRecord[]> => {
  const [live, kept] = await Promise.all([liveRelease(target, app), keptReleases(target, app)]);
  const earlier = kept.slice(kept.findIndex(({ build }) => build === live?.build) + 1);
  return earlier.filter(({ share, build }) => share === undefined && build !== live?.build);
};

/** Whether the live release is the result of a rollback: it became live at a time other than the one in its record. */
export const isRolledBackTo = async (target: ReleaseTarget, live: PublishedRelease): Promise<boolean> => {
  const record = await readJson<ReleaseRecord>(target, recordPath(live));
  return record !== undefined && record.releasedAt !== live.releasedAt;
};

/** Whether a release's entry is still published. */
export const isPublished = (target: ReleaseTarget, { entry }: PublishedRelease): Promise<boolean> =>
  target.has(entry.slice(1));

/** Who rolls back and when, and the reason of an automatic rollback. */
type Switch = Pick<ReleaseRecord, 'releasedBy' | 'releasedAt' | 'reason'>;

/**
 * Makes a kept release live again, in one switch.
 * @param from the build that was live when it was decided
 * @throws when its files are gone, another build is live by now, or with a line for each incompatibility with what is
 * live
 */
export const goBackTo = async (
  target: ReleaseTarget,
  { share, ...release }: ReleaseRecord,
  by: Switch,
  from?: string,
): Promise<void> => {
  if (!(await isPublished(target, release))) throw new Error(`${release.entry} is not there any more`);
  const refused = await fitWithLive(target, release);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  const live = await liveRelease(target, release.app);
  if (from && live && live.build !== from)
    throw new Error(`${live.app} ${live.version} (${live.build}) was released meanwhile`);
  // A gradual release becomes a full one: a rollback finds it, and it is watched like any other.
  if (share !== undefined) await writeJson(target, recordPath(release), { ...release, ...by });
  await switchTo(target, { ...release, ...by, enabled: true });
};
