import { liveRelease } from '../release/live';
import type { ReleaseRecord } from '../release/record';
import type { ReleaseTarget } from '../release/target';
import { remoteNames } from '../webpack/apps';
import { misfits } from './terms';

/**
 * Judges a release against everything that is live beside it: a remote against the shell, the shell against every
 * remote.
 * @returns one line for each thing that does not fit
 */
export const fitWithLive = async (target: ReleaseTarget, candidate: ReleaseRecord): Promise<string[]> => {
  if (candidate.app !== 'shell') {
    const shell = await liveRelease(target, 'shell');
    return shell ? misfits(candidate, shell) : [];
  }
  const remotes = await Promise.all(remoteNames.map((name) => liveRelease(target, name)));
  return remotes.flatMap((remote) => (remote ? misfits(remote, candidate) : []));
};
