import { and, asc, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { SeasonStatus, UserStatus } from 'shared-api/contract';
import type { PassPeriod } from 'shared-api/passes';
import { passQueue, seasons, subscriptions, users } from '../../db/schema';
import type { Db, Tx } from '../../db/types';
import type { SeasonRow } from '../seasons/store';
import { seasonFields } from '../seasons/view';
import type { UserRow } from '../users/store';
import type { QueuedSeason, SeasonPasses } from './policy';

/** The passes and the queues of some seasons, by the season's id. */
export async function seasonPasses(db: Db, seasonIds: string[]): Promise<Map<string, SeasonPasses>> {
  const { id, maxPasses, registeredUsersCount: sold } = seasonFields;
  const found = await db.select({ id, maxPasses, sold }).from(seasons).where(inArray(seasons.id, seasonIds));
  const { seasonId, userId, offeredUntil } = passQueue;
  const isSuspended = sql<boolean>`${users.status} <> ${sql.raw(String(UserStatus.Active))}`;
  const queued = await db
    .select({ seasonId, userId, offeredUntil, isSuspended })
    .from(passQueue)
    .innerJoin(users, eq(users.id, passQueue.userId))
    .where(inArray(passQueue.seasonId, seasonIds))
    .orderBy(asc(passQueue.id));
  return new Map(
    found.map((season) => [
      season.id,
      { ...season, queue: queued.filter((one) => one.seasonId === season.id) },
    ]),
  );
}

/** Whether somebody has a pass that is not over, for some date of a period. */
export async function holdsPass(db: Db, userId: string, period: PassPeriod, today: string): Promise<boolean> {
  const { status, startDate, endDate } = subscriptions;
  const since = period.startDate > today ? period.startDate : today;
  const isTheirs = and(eq(subscriptions.userId, userId), eq(status, SeasonStatus.Active));
  const held = and(isTheirs, lte(startDate, period.endDate), gte(endDate, since));
  return (await db.$count(subscriptions, held)) > 0;
}

/** Puts somebody at the end of a season's queue, unless they are in it. */
export async function addToQueue(tx: Tx, seasonId: string, userId: string): Promise<void> {
  await tx.insert(passQueue).values({ seasonId, userId }).onConflictDoNothing();
}

/** Takes people out of the queues of some seasons. */
export async function removeFromQueues(tx: Tx, seasonIds: string[], userIds: string[]): Promise<void> {
  const isTheirs = and(inArray(passQueue.seasonId, seasonIds), inArray(passQueue.userId, userIds));
  await tx.delete(passQueue).where(isTheirs);
}

/** The seasons whose passes somebody is queueing for. */
export const queuesOf = (db: Db, userId: string): Promise<QueuedSeason[]> => {
  const { id, name, startDate, endDate } = seasons;
  return db
    .select({ id, name, startDate, endDate })
    .from(passQueue)
    .innerJoin(seasons, eq(id, passQueue.seasonId))
    .where(eq(passQueue.userId, userId))
    .orderBy(asc(startDate), asc(id));
};

/** Keeps a pass for each of some people who wait. @param offeredUntil null makes them wait again */
export async function keepPasses(
  tx: Tx,
  seasonId: string,
  userIds: string[],
  offeredUntil: Date | null,
): Promise<void> {
  const isTheirs = and(eq(passQueue.seasonId, seasonId), inArray(passQueue.userId, userIds));
  await tx.update(passQueue).set({ offeredUntil }).where(isTheirs);
}

/** The users with these ids who still exist. */
export const queuedUsers = (db: Db, ids: string[]): Promise<UserRow[]> =>
  db.select().from(users).where(inArray(users.id, ids)).orderBy(asc(users.id));

/** The seasons on sale, with a Saturday left, whose passes somebody is queueing for. */
export function queuedSeasons(db: Db, saturday: string): Promise<Pick<SeasonRow, 'id'>[]> {
  return db
    .selectDistinct({ id: seasons.id })
    .from(passQueue)
    .innerJoin(seasons, eq(seasons.id, passQueue.seasonId))
    .where(and(eq(seasons.status, SeasonStatus.Active), gte(seasons.endDate, saturday)))
    .orderBy(seasons.id);
}

/** Ends the queues of seasons that have no Saturday left. */
export async function endQueues(db: Db, saturday: string): Promise<void> {
  const over = db.select({ id: seasons.id }).from(seasons).where(lt(seasons.endDate, saturday));
  await db.delete(passQueue).where(inArray(passQueue.seasonId, over));
}
