import { liveRelease, liveRemotes } from '../registry/live';
import type { ReleaseRecord } from '../registry/record';
import type { ReleaseTarget } from '../registry/target';
import { misfits } from './terms';

/**
 * Judges a release against everything that is live beside it: a remote against the shell, the shell against every
 * remote.
 * @param judge of one remote in one shell
 * @returns one line for each thing that does not fit
 */
export const fitWithLive = async (
  target: ReleaseTarget,
  candidate: ReleaseRecord,
  judge = misfits,
): Promise<string[]> => {
  if (candidate.app !== 'shell') {
    const shell = await liveRelease(target, 'shell');
    return shell ? judge(candidate, shell) : [];
  }
  return (await liveRemotes(target)).flatMap((remote) => judge(remote, candidate));
};
