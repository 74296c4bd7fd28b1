import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseTarget } from '../../../infra/registry/target';
import { targetFrom } from '../../../infra/registry/target-from';
import type { Config } from './config';

/** Where releases are published. */
export interface ReleaseSite {
  target: ReleaseTarget;
  /** Whether this process may switch releases. */
  isWritable(): Promise<boolean>;
}

/**
 * Finds where the release tool publishes.
 * @throws when it is a bucket and one of its settings is missing
 */
export function openReleaseSite({ releaseTarget }: Pick<Config, 'releaseTarget'>): ReleaseSite {
  const target = targetFrom(releaseTarget);
  const { RELEASE_TARGET: place = '' } = releaseTarget;
  return {
    target,
    async isWritable() {
      // With a bucket, its keys are required.
      if (place.startsWith('s3:')) return true;
      return access(join(place, 'registry'), constants.W_OK).then(
        () => true,
        () => false,
      );
    },
  };
}
