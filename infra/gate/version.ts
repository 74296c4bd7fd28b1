import { existsSync, readFileSync } from 'node:fs';
import { gt } from 'semver';
import type { PublishedRelease } from '../registry/record';
import { folderOf } from '../workspaces/apps';

const hasEntry = (app: string, version: string): boolean => {
  const file = `${folderOf(app)}/CHANGELOG.md`;
  return existsSync(file) && readFileSync(file, 'utf8').split('\n').includes(`## ${version}`);
};

/**
 * Requires a changed app to have a higher version, with an entry in its changelog.
 * @returns one line for each missing thing
 */
export const misversioned = (
  { app, version, build }: PublishedRelease,
  live: PublishedRelease | undefined,
): string[] => {
  const changelog = hasEntry(app, version) ? [] : [`${app}/CHANGELOG.md has no heading "## ${version}"`];
  if (!live || live.build === build || gt(version, live.version)) return changelog;
  return [
    ...changelog,
    `${app}: ${version} is not above ${live.version}, which is live with another build; raise it in ${app}/package.json`,
  ];
};
