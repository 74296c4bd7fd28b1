import { liveRelease, liveRemotes } from '../registry/live';
import type { ReleaseRecord } from '../registry/record';
import type { ReleaseTarget } from '../registry/target';
import { incompatibilities } from './terms';

/**
 * Compares a release with everything live: a remote with the shell, the shell with every remote.
 * @param judge compares one remote with one shell
 * @returns one line for each incompatibility
 */
export const fitWithLive = async (
  target: ReleaseTarget,
  candidate: ReleaseRecord,
  judge = incompatibilities,
): Promise<string[]> => {
  if (candidate.app !== 'shell') {
    const shell = await liveRelease(target, 'shell');
    return shell ? judge(candidate, shell) : [];
  }
  return (await liveRemotes(target)).flatMap((remote) => judge(remote, candidate));
};
