import { fitWithLive } from '../gate/fit';
import { keptReleases, liveRelease } from './live';
import type { ReleaseRecord } from './record';
import { switchTo } from './switch';
import type { ReleaseTarget } from './target';

/** What was released before the live release, the newest first: two rollbacks go back by two. */
export const earlierReleases = async (target: ReleaseTarget, app: string): Promise<ReleaseRecord[]> => {
  const [live, kept] = await Promise.all([liveRelease(target, app), keptReleases(target, app)]);
  return kept.slice(kept.findIndex(({ build }) => build === live?.build) + 1);
};

/** Who goes back and when, and why where nobody decided it. */
type Switch = Pick<ReleaseRecord, 'releasedBy' | 'releasedAt' | 'reason'>;

/**
 * Makes a kept release live again, in one switch.
 * @throws with a line for each thing in which it does not fit what is live beside it
 */
export const goBackTo = async (target: ReleaseTarget, release: ReleaseRecord, by: Switch): Promise<void> => {
  const refused = await fitWithLive(target, release);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  await switchTo(target, { ...release, ...by, enabled: true });
};
