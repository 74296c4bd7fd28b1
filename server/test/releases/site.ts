import { emptyTarget, madeUpRelease, releaseTo } from '../../../infra/release/testing';
import type { Config } from '../../src/config/config';
import { type Club, openClub, type Person } from '../support/club';

/** A release that was made so many minutes before the test clock's start. */
const releasedBefore = (minutes: number) => ({
  releasedAt: new Date(Date.UTC(2026, 10, 21, 23) - minutes * 60_000).toISOString(),
});

/** The release that broke, and those before it. */
export const [oldest, before, broken] = [
  madeUpRelease('player-portal', '1.0.0', releasedBefore(200)),
  madeUpRelease('player-portal', '1.1.0', releasedBefore(100)),
  madeUpRelease('player-portal', '1.2.0', releasedBefore(1)),
] as const;

/** A club with a site of its own, to which three releases of the portal were made. */
export async function clubWithSite(changes: Partial<Config> = {}) {
  const { folder, target } = emptyTarget();
  await releaseTo(target, madeUpRelease('shell', '1.0.0'));
  for (const release of [oldest, before, broken]) await releaseTo(target, release);
  const club = await openClub({
    siteDir: folder,
    releaseTarget: { RELEASE_TARGET: folder },
    rateLimits: true,
    ...changes,
  });
  return { club, folder, target };
}

/** What a browser reports of an opened page. */
export const reportViews = (club: Club, as: Person, build: string, views: number, app = 'player-portal') =>
  club.call('POST /api/v1/Telemetry/views', { as, body: { views: [{ app, build, views }] } });

/** What a browser reports of a page that could not be shown. */
export const reportFailure = (club: Club, as: Person | undefined, build: string, remote = 'player-portal') =>
  club.call('POST /api/v1/Telemetry/remotes', {
    ...(as && { as }),
    body: { remote, build, cause: 'crashed' },
  });
