import { gt } from 'semver';
import type { PublishedRelease } from '../registry/record';

/** Requires a changed app to have a higher version. @returns a line that says so; an empty list passes */
export const misversioned = (
  { app, version, build }: PublishedRelease,
  live: PublishedRelease | undefined,
): string[] =>
  !live || live.build === build || gt(version, live.version)
    ? []
    : [
        `${app}: ${version} is not above ${live.version}, which is live with another build; raise it in ${app}/package.json`,
      ];
