import type { Release, Releases } from 'shared-api/contract';
import { keptReleases, liveRelease, whoReleased } from '../../../../infra/release/live';
import type { Services } from '../../services';
import { releasedApps } from './published';
import { countsByBuild, withdrawnBuilds } from './store';

/** How many releases of an app are shown beside the live one. */
const shown = 10;

/** Every app's live release and the last ones that are kept, with what browsers reported of them in the last weeks. */
export async function listReleases({ db, releases }: Services): Promise<Releases> {
  const apps = await releasedApps(releases);
  return {
    canRollBack: await releases.isWritable(),
    apps: await Promise.all(
      apps.map(async (app) => ({ app, releases: await releasesOf({ db, releases }, app) })),
    ),
  };
}

async function releasesOf(
  { db, releases: { target } }: Pick<Services, 'db' | 'releases'>,
  app: string,
): Promise<Release[]> {
  const [live, kept, counts, withdrawn] = await Promise.all([
    liveRelease(target, app),
    keptReleases(target, app),
    countsByBuild(db, app),
    withdrawnBuilds(db, app),
  ]);
  const made = live && { ...live, ...(await whoReleased(target, live)) };
  const others = kept.filter(({ build }) => build !== live?.build).slice(0, shown);
  return [...(made ? [made] : []), ...others].map((release) => ({
    version: release.version,
    build: release.build,
    releasedAt: release.releasedAt,
    releasedBy: release.releasedBy,
    reason: release.reason ?? null,
    isLive: release.build === live?.build,
    wasWithdrawn: withdrawn.has(release.build),
    views: counts.get(release.build)?.views ?? 0,
    failures: counts.get(release.build)?.failures ?? 0,
  }));
}
