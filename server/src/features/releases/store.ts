import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { auditLog, releaseCounts } from '../../db/schema';
import type { Db } from '../../db/types';
import type { Counts } from './policy';

/** How long counts are kept: the release before may have been live for a season, and its last weeks suffice. */
const keptMs = 35 * 86_400_000;

/** A build of an app. */
export interface Build {
  app: string;
  build: string;
}

/** The start of the hour. */
const hourOf = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 3_600_000) * 3_600_000);

/** Adds to a build's counts of this hour. */
export async function addCounts(db: Db, { app, build }: Build, now: Date, counts: Counts): Promise<void> {
  await db
    .insert(releaseCounts)
    .values({ app, build, hour: hourOf(now), ...counts })
    .onConflictDoUpdate({
      target: [releaseCounts.app, releaseCounts.build, releaseCounts.hour],
      set: {
        views: sql`${releaseCounts.views} + excluded.views`,
        failures: sql`${releaseCounts.failures} + excluded.failures`,
      },
    });
}

/** The counts of each of an app's builds, optionally since the start of an instant's hour. */
export async function countsByBuild(db: Db, app: string, since = new Date(0)): Promise<Map<string, Counts>> {
  const sum = (column: typeof releaseCounts.views | typeof releaseCounts.failures) =>
    sql<number>`sum(${column})::float8`;
  const rows = await db
    .select({
      build: releaseCounts.build,
      views: sum(releaseCounts.views),
      failures: sum(releaseCounts.failures),
    })
    .from(releaseCounts)
    .where(and(eq(releaseCounts.app, app), gte(releaseCounts.hour, hourOf(since))))
    .groupBy(releaseCounts.build);
  return new Map(rows.map(({ build, ...counts }) => [build, counts]));
}

/** Deletes counts older than five weeks. */
export async function removeOldCounts(db: Db, now: Date): Promise<void> {
  await db.delete(releaseCounts).where(lt(releaseCounts.hour, new Date(now.getTime() - keptMs)));
}

/** Serialises decisions about an app's release until the transaction ends. */
export async function lockRelease(tx: Db, app: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`release ${app}`}, 0))`);
}

/** The audit log's action for automatic rollbacks, from which they are also read back. */
export const rollbackAction = 'release.withdraw';

/** Builds of an app that the server has rolled back automatically. */
export async function rolledBackBuilds(db: Db, app: string): Promise<Set<string>> {
  const build = sql<string>`${auditLog.before}->>'build'`;
  const rows = await db
    .select({ build })
    .from(auditLog)
    .where(
      and(eq(auditLog.action, rollbackAction), eq(auditLog.entity, 'release'), eq(auditLog.entityId, app)),
    );
  return new Set(rows.map((row) => row.build));
}
