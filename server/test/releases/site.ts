import { liveRelease } from '../../../infra/registry/live';
import { emptyTarget, releaseTo, sampleRelease } from '../../../infra/registry/testing';
import type { Config } from '../../src/config/config';
import { type Club, openClub, type Person } from '../support/club';

/** The time of a release some minutes before the test clock's start. */
export const releasedBefore = (minutes: number) => ({
  releasedAt: new Date(Date.UTC(2026, 10, 21, 23) - minutes * 60_000).toISOString(),
});

/** The release that broke, and those before it. */
export const [oldest, before, broken] = [
  sampleRelease('player-portal', '1.0.0', releasedBefore(200)),
  sampleRelease('player-portal', '1.1.0', releasedBefore(100)),
  sampleRelease('player-portal', '1.2.0', releasedBefore(1)),
] as const;

/** A club with its own site, to which three releases of the portal were published. */
export async function clubWithSite(changes: Partial<Config> = {}) {
  const { folder, target } = emptyTarget();
  await releaseTo(target, sampleRelease('shell', '1.0.0'));
  for (const release of [oldest, before, broken]) await releaseTo(target, release);
  const club = await openClub({
    siteDir: folder,
    releaseTarget: { RELEASE_TARGET: folder },
    rateLimits: true,
    ...changes,
  });
  return { club, folder, target };
}

/** Reports page views, as a browser does. */
export const reportViews = (club: Club, as: Person, build: string, views: number, app = 'player-portal') =>
  club.call('POST /api/v1/Telemetry/views', { as, body: { views: [{ app, build, views }] } });

/** Reports a page that could not be shown, as a browser does. */
export const reportFailure = (club: Club, as: Person | undefined, build: string, remote = 'player-portal') =>
  club.call('POST /api/v1/Telemetry/remotes', {
    ...(as && { as }),
    body: { remote, build, cause: 'crashed' },
  });

/** Some members open a page of a release once, and it fails. */
export const failFor = async (club: Club, members: number, build: string) => {
  const people = await club.people(members);
  for (const person of people) await reportViews(club, person, build, 1);
  await Promise.all(people.map((person) => reportFailure(club, person, build)));
};

/** The same, with enough page views of the previous release. */
export const breakFor = async (club: Club, members: number, build = broken.build) => {
  for (let turn = 0; turn < 6; turn++) await reportViews(club, await club.person(), before.build, 50);
  await failFor(club, members, build);
};

/** The reason of the automatic rollback once five members could not open it. */
export const reason = `${broken.version} (${broken.build}) failed 5 times in 5 page views, the one before 0 times in 300`;

/** The audit log's entries about releases. */
export const releaseEntries = async (club: Club) => {
  const reply = await club.call('GET /api/v1/Audit', {
    as: await club.admin(),
    query: { entity: 'release' },
  });
  return reply
    .ok()
    .map(({ action, actorName, before: from, after: to }) => ({ action, actorName, from, to }));
};

/** Makes another release of the portal the live one, as an administrator. */
export const rollBack = async (club: Club, from: string, to: string) =>
  club.call('POST /api/v1/Releases/{app}/rollback', {
    as: await club.admin(),
    params: { app: 'player-portal' },
    body: { from, to },
  });

/** A release as the audit log names it. */
export const named = ({ version, build }: typeof broken) => ({ version, build });

/** The build that new visitors get. */
export const liveBuild = async (target: Site['target'], app = 'player-portal') =>
  (await liveRelease(target, app))?.build;

export type Site = Awaited<ReturnType<typeof clubWithSite>>;
