import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseTarget } from '../../../infra/registry/target';
import { targetFrom } from '../../../infra/registry/target-from';
import type { Config } from './config';

/** Where releases are published. */
export interface ReleaseSite {
  target: ReleaseTarget;
  /** Whether this process may switch to another release. */
  isWritable(): Promise<boolean>;
}

/**
 * Finds the place that the release tool publishes to.
 * @throws when it is a bucket and something about it is missing
 */
export function openReleaseSite({ releaseTarget }: Pick<Config, 'releaseTarget'>): ReleaseSite {
  const target = targetFrom(releaseTarget);
  const { RELEASE_TARGET: place = '' } = releaseTarget;
  return {
    target,
    async isWritable() {
      // Whoever names a bucket gives the keys to it.
      if (place.startsWith('s3:')) return true;
      return access(join(place, 'registry'), constants.W_OK).then(
        () => true,
        () => false,
      );
    },
  };
}
