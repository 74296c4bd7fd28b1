import type { Release, Releases, RunningPreview } from 'shared-api/contract';
import { keptReleases, liveRelease, whoReleased } from '../../../../infra/registry/live';
import { type PreviewRecord, runningPreviews } from '../../../../infra/release/preview';
import type { Services } from '../../services';
import { releasedApps } from './published';
import { countsByBuild, rolledBackBuilds } from './store';

/** How many releases of an app are shown besides the live one. */
const shown = 10;

/**
 * Each app's live release, its gradual release and the latest kept ones, with browsers' reports of the last weeks; and
 * its running previews.
 */
export async function listReleases({ db, clock, releases }: Services): Promise<Releases> {
  const [released, previews] = await Promise.all([
    releasedApps(releases),
    runningPreviews(releases.target, clock.now()),
  ]);
  // An app that was never released may have previews.
  const apps = new Set([...released, ...previews.map(({ release }) => release.app)]);
  return {
    canRollBack: await releases.isWritable(),
    apps: await Promise.all(
      [...apps].map(async (app) => ({
        app,
        releases: await releasesOf({ db, releases }, app),
        previews: previews.filter(({ release }) => release.app === app).map(shownPreview),
      })),
    ),
  };
}

const shownPreview = (preview: PreviewRecord): RunningPreview => {
  const { id, release, createdAt, createdBy, expiresAt, adminsOnly } = preview;
  return { id, version: release.version, build: release.build, createdAt, createdBy, expiresAt, adminsOnly };
};

async function releasesOf(
  { db, releases: { target } }: Pick<Services, 'db' | 'releases'>,
  app: string,
): Promise<Release[]> {
  const [live, kept, counts, withdrawn] = await Promise.all([
    liveRelease(target, app),
    keptReleases(target, app),
    countsByBuild(db, app),
    rolledBackBuilds(db, app),
  ]);
  const made = live && { ...live, ...(await whoReleased(target, live)) };
  const next = live?.next;
  const isNext = ({ build }: { build: string }) => build === next?.build;
  const builds = kept.map(({ build }) => build);
  const others = kept
    // One build may have been released under several versions; newest first.
    .filter(({ build }, index) => build !== live?.build && index === builds.indexOf(build))
    .sort((a, b) => Number(isNext(b)) - Number(isNext(a)))
    .slice(0, shown);
  const shareOf = (release: { build: string }): number => {
    if (release.build === live?.build) return 100 - (next?.share ?? 0);
    return isNext(release) && next ? next.share : 0;
  };
  return [...(made ? [made] : []), ...others].map((release) => ({
    version: release.version,
    build: release.build,
    releasedAt: release.releasedAt,
    releasedBy: release.releasedBy,
    reason: release.reason ?? null,
    isLive: release.build === live?.build,
    share: shareOf(release),
    wasWithdrawn: withdrawn.has(release.build),
    views: counts.get(release.build)?.views ?? 0,
    failures: counts.get(release.build)?.failures ?? 0,
  }));
}
