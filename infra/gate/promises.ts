import { brokenPromises } from '../api/compare';
import { type SharedPackage, sharedPackages } from '../api/report';
import { liveRelease } from '../release/live';
import { type PublishedRelease, recordPath } from '../release/record';
import { servingOf } from '../release/serving';
import type { ReleaseTarget } from '../release/target';

/** What the shared packages offer, as `npm run api` writes it down. */
export type ApiReports = Record<SharedPackage, string>;

const pathOf = (release: PublishedRelease, name: SharedPackage): string =>
  recordPath(release).replace(/\.json$/, `.${name}.txt`);

/** Keeps beside a release of the shell what its shared packages offer, for the next one to be held to. */
export const keepPromises = async (
  target: ReleaseTarget,
  release: PublishedRelease,
  reports: ApiReports,
): Promise<void> => {
  for (const name of sharedPackages) {
    const path = pathOf(release, name);
    await target.write(path, Buffer.from(reports[name]), servingOf(path));
  }
};

/** @returns one line for each promise of the live shell's shared packages that these would break */
export const promisesBroken = async (target: ReleaseTarget, reports: ApiReports): Promise<string[]> => {
  const live = await liveRelease(target, 'shell');
  if (!live) return [];
  const broken = sharedPackages.map(async (name) => {
    const kept = await target.read(pathOf(live, name));
    return kept ? brokenPromises(name, kept.toString('utf8'), reports[name]) : [];
  });
  return (await Promise.all(broken)).flat();
};
