import { fitWithLive } from '../gate/fit';
import { keptReleases, liveRelease } from '../registry/live';
import { type PublishedRelease, type ReleaseRecord, recordPath } from '../registry/record';
import { switchTo, writeJson } from '../registry/switch';
import { type ReleaseTarget, readJson } from '../registry/target';

/** What was everybody's before the live release, the newest first: two rollbacks go back by two. */
export const earlierReleases = async (target: ReleaseTarget, app: string): Promise<ReleaseRecord[]> => {
  const [live, kept] = await Promise.all([liveRelease(target, app), keptReleases(target, app)]);
  const earlier = kept.slice(kept.findIndex(({ build }) => build === live?.build) + 1);
  return earlier.filter(({ share, build }) => share === undefined && build !== live?.build);
};

/** Whether the live release was gone back to: it has become live at another time than the one on its record. */
export const wasGoneBackTo = async (target: ReleaseTarget, live: PublishedRelease): Promise<boolean> => {
  const record = await readJson<ReleaseRecord>(target, recordPath(live));
  return record !== undefined && record.releasedAt !== live.releasedAt;
};

/** Whether what a release starts with is still published. */
export const isPublished = (target: ReleaseTarget, { entry }: PublishedRelease): Promise<boolean> =>
  target.has(entry.slice(1));

/** Who goes back and when, and why where nobody decided it. */
type Switch = Pick<ReleaseRecord, 'releasedBy' | 'releasedAt' | 'reason'>;

/**
 * Makes a kept release everybody's again, in one switch.
 * @param from the build that was live when it was decided
 * @throws when its files are gone, another build is live by now, or with a line for each thing in which it does not fit what is live beside it
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
  // What only some browsers had is a release from now on: a rollback finds it, and it is watched like any other.
  if (share !== undefined) await writeJson(target, recordPath(release), { ...release, ...by });
  await switchTo(target, { ...release, ...by, enabled: true });
};
