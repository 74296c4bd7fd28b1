import { lt } from 'semver';
import type { PublishedRelease, ReleaseRecord } from '../registry/record';

/**
 * Why there is nothing to release.
 * @param kept all kept releases, the newest first
 * @param live what new visitors get
 * @returns undefined when there is something
 */
export const nothingNew = (
  { app, build }: PublishedRelease,
  kept: ReleaseRecord[],
  live: PublishedRelease | undefined,
): string | undefined => {
  if (live?.enabled && live.build === build) return `${app} ${live.version} (${build}) is what is live`;
  const [newest] = kept;
  // What ended was live once, and somebody went back from it; what never was, an interrupted release has left.
  if (newest?.build !== build || !newest.liveUntil) return undefined;
  return `${app} ${newest.version} (${build}) was gone back from; \`npm run rollback -- ${app} ${build}\` brings it back`;
};

/** Refuses to replace a release by an older commit's: that is a rollback. @returns a line that says so, or none */
export const outrun = (candidate: PublishedRelease, kept: ReleaseRecord[]): string[] =>
  kept
    .filter(({ commit, version }) => commit && candidate.commit && lt(candidate.version, version))
    .slice(0, 1)
    .map(
      ({ app, version }) =>
        `${app}: ${candidate.version} is of an older commit than ${version}, which was released; go back with \`npm run rollback\``,
    );
