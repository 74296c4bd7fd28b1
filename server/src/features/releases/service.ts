import type { FastifyBaseLogger } from 'fastify';
import type { PageViews, Preview } from 'shared-api/contract';
import { fitWithLive } from '../../../../infra/gate/fit';
import { keptReleases, liveRelease } from '../../../../infra/registry/live';
import type { PublishedRelease, ReleaseRecord } from '../../../../infra/registry/record';
import { earlierReleases, goBackTo, isPublished, isRolledBackTo } from '../../../../infra/release/go-back';
import { endGradual } from '../../../../infra/release/gradual';
import { previewOf } from '../../../../infra/release/preview';
import type { Db } from '../../db/types';
import { refuse } from '../../errors/app-error';
import { safeError } from '../../errors/safe-error';
import { isAdmin } from '../../security/access';
import type { Admin, Caller } from '../../security/caller';
import type { Services } from '../../services';
import { audit, auditSystemChange } from '../audit/store';
import { mailTeam } from './mails';
import { type Counts, isWorse, watchedMs } from './policy';
import { isForAdministrators, type KnownBuilds } from './published';
import { addCounts, type Build, countsByBuild, lockRelease, rollbackAction, rolledBackBuilds } from './store';

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

const none: Counts = { views: 0, failures: 0 };

/** The release to roll back, the one to return to, and the reports of both. */
type Withdrawal = { from: PublishedRelease; counts: Counts; before: Counts } & (
  | { kind: 'live'; to: ReleaseRecord }
  // The live release stays; the gradual one beside it ends.
  | { kind: 'gradual'; to: PublishedRelease }
);

/** Counts opened pages of kept builds, limited per member and build (limit `releaseViews`). */
export async function countViews(
  { db, clock, limits }: Pick<Services, 'db' | 'clock' | 'limits'>,
  known: KnownBuilds,
  caller: Caller,
  views: PageViews['views'],
): Promise<void> {
  for (const { views: opened, ...build } of views) {
    if (!(await known.has(build))) continue;
    const counted = await limits.takeSome('releaseViews', `${caller.id} ${build.app}/${build.build}`, opened);
    if (counted > 0) await addCounts(db, build, clock.now(), { views: counted, failures: 0 });
  }
}

/**
 * Counts a page of a kept build that a member's browser could not show: at most one a day per member, and on
 * administrators' pages only theirs. Then checks whether the build is worse than the one before.
 */
export async function countFailure(
  services: Services,
  log: Log,
  caller: Caller,
  { app, build }: Build,
): Promise<void> {
  const { db, clock, limits, releases } = services;
  const live = await liveRelease(releases.target, app);
  if (live && isForAdministrators(live) && !caller.isAdmin) return;
  if (!(await limits.take('releaseFailure', `${caller.id} ${app}/${build}`))) return;
  await addCounts(db, { app, build }, clock.now(), { views: 0, failures: 1 });
  // The report is stored even if this fails; the next failure checks again.
  await withdrawIfWorse(services, log, app).catch((error: unknown) =>
    log.error({ app, build, error: safeError(error) }, 'a release could not be gone back from'),
  );
}

/**
 * Compares a gradual release with the live one while it runs, then the live one with the one before.
 * @returns the release to roll back; undefined when there is none
 */
async function findWithdrawal(
  { clock, releases }: Services,
  db: Db,
  app: string,
): Promise<Withdrawal | undefined> {
  const from = await liveRelease(releases.target, app);
  // A disabled release is supposed to fail.
  if (!from?.enabled) return undefined;
  const withdrawn = await rolledBackBuilds(db, app);
  const { next } = from;
  if (next && !withdrawn.has(next.build)) {
    const all = await countsByBuild(db, app);
    const [counts, before] = [all.get(next.build) ?? none, all.get(from.build) ?? none];
    if (isWorse(counts, before)) return { kind: 'gradual', from: next, to: from, counts, before };
  }
  // A release that was rolled back to has worked before: its failures have another cause.
  if (await isRolledBackTo(releases.target, from)) return undefined;
  const since = new Date(from.releasedAt);
  if (clock.now().getTime() - since.getTime() > watchedMs) return undefined;
  const counts = (await countsByBuild(db, app, since)).get(from.build) ?? none;
  // Somebody made it live again after a rollback, on purpose.
  if (withdrawn.has(from.build)) return undefined;
  const earlier = (await earlierReleases(releases.target, app)).filter(({ build }) => !withdrawn.has(build));
  for (const to of earlier) {
    if (!(await isPublished(releases.target, to))) continue;
    if ((await fitWithLive(releases.target, to)).length > 0) continue;
    const before = (await countsByBuild(db, app)).get(to.build) ?? none;
    return isWorse(counts, before) ? { kind: 'live', from, to, counts, before } : undefined;
  }
  return undefined;
}

/** Rolls the live release back when it fails more often than the one before: once, even when several processes check. */
async function withdrawIfWorse(services: Services, log: Log, app: string): Promise<void> {
  const { db, clock, releases } = services;
  if (!(await findWithdrawal(services, db, app)) || !(await releases.isWritable())) return;
  await db.transaction(async (tx) => {
    await lockRelease(tx, app);
    const found = await findWithdrawal(services, tx, app);
    if (!found) return;
    const { from, to } = found;
    const reason = reasonOf(found);
    await auditSystemChange(tx, {
      action: rollbackAction,
      entityId: app,
      before: named(from),
      after: { ...named(to), reason },
    });
    await mailTeam(services, tx, { app, from: from.version, to: to.version, ...found.counts });
    // Last: if anything before it fails, nothing has changed and the next failure tries again.
    if (found.kind === 'gradual') await endGradual(releases.target, app, reason);
    else {
      const releasedAt = clock.now().toISOString();
      await goBackTo(releases.target, found.to, { releasedBy: 'Courtside', releasedAt, reason }, from.build);
    }
    log.error({ app, from: named(from), to: named(to), reason }, 'a release was gone back from');
  });
}

const reasonOf = ({ from, counts, before }: Withdrawal): string =>
  `${from.version} (${from.build}) failed ${counts.failures} times in ${counts.views} page views, ` +
  `the one before ${before.failures} times in ${before.views}`;

/**
 * Rolls back to a kept release on an administrator's request.
 * @param builds the one that they saw live, or gradually released, and the one to make live
 * @throws AppError `releaseReadOnly`, `notFound`, `changedMeanwhile`, `releaseUnfit`
 */
export async function rollBack(
  { db, clock, releases }: Services,
  admin: Admin,
  app: string,
  builds: { from: string; to: string },
): Promise<void> {
  if (!(await releases.isWritable())) refuse('releaseReadOnly');
  await db.transaction(async (tx) => {
    await lockRelease(tx, app);
    const live = await liveRelease(releases.target, app);
    const chosen = (await keptReleases(releases.target, app)).find(({ build }) => build === builds.to);
    if (!live || !chosen || !(await isPublished(releases.target, chosen))) return refuse('notFound');
    const ended = live.next?.build === builds.from && live.build === builds.to ? live.next : undefined;
    if (!ended && live.build !== builds.from) return refuse('changedMeanwhile');
    if (!ended && (await fitWithLive(releases.target, chosen)).length > 0) return refuse('releaseUnfit');
    await audit(tx, admin, {
      action: 'release.rollback',
      entityId: app,
      before: named(ended ?? live),
      after: named(chosen),
    });
    if (ended) return endGradual(releases.target, app);
    const by = {
      releasedBy: `${admin.firstName} ${admin.lastName}`,
      releasedAt: clock.now().toISOString(),
    };
    await goBackTo(releases.target, chosen, by, live.build);
  });
}

/**
 * Resolves a preview's link.
 * @throws AppError `notFound` when unknown, expired or withdrawn, `previewForAdmins` when the caller is not an
 * administrator
 */
export async function openPreview(
  { clock, releases }: Services,
  caller: Caller | null,
  token: string,
): Promise<Preview> {
  const preview = await previewOf(releases.target, token, clock.now());
  if (!preview) return refuse('notFound');
  if (preview.adminsOnly && !isAdmin(caller)) return refuse('previewForAdmins');
  const { release, expiresAt } = preview;
  return { app: release.app, release, expiresAt };
}

/** A release's name in logs. */
const named = ({ version, build }: PublishedRelease) => ({ version, build });
