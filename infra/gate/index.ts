import type { BuildManifest } from '../build/manifest';
import { foreignCode } from '../checks/bundled';
import type { Files } from '../promises/files';
import { keptReleases, liveRelease } from '../registry/live';
import type { ReleaseRecord } from '../registry/record';
import type { ReleaseTarget } from '../registry/target';
import { claimsAgainstLive, droppedPages } from './claims';
import { fitWithLive } from './fit';
import { damagedFiles } from './integrity';
import { unusablePages } from './page-names';
import { brokenPromises } from './promises';
import { misreadRanges } from './ranges';
import { overweight } from './size';
import { outrun } from './version';

/**
 * All checks of a release before anything of it is uploaded.
 * @param types what the release would keep (`typesOf`)
 * @param breaking whether a shell may be released before remotes whose ranges refuse it
 * @returns one line for each objection; an empty list passes
 */
export const objections = async (
  target: ReleaseTarget,
  manifest: BuildManifest,
  candidate: ReleaseRecord,
  types: Files,
  breaking = false,
): Promise<string[]> => {
  const live = await liveRelease(target, candidate.app);
  return [
    ...outrun(candidate, await keptReleases(target, candidate.app)),
    ...(breaking && candidate.app === 'shell' ? [] : await fitWithLive(target, candidate)),
    ...(await fitWithLive(target, candidate, misreadRanges)),
    ...unusablePages(candidate),
    ...(await claimsAgainstLive(target, candidate)),
    ...droppedPages(candidate, live),
    ...(manifest.app === 'shell' ? [] : foreignCode(manifest.app)),
    ...(await brokenPromises(target, candidate, types)),
    ...overweight(manifest),
    ...damagedFiles(manifest),
  ];
};
