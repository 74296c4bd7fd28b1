import { eq } from 'drizzle-orm';
import { seasons, passQueue as table } from '../../db/schema';
import type { Feature } from '../../feature';
import { passQueueRoutes } from './routes';
import { moveQueues } from './service';

export const passQueue: Feature = {
  routes: passQueueRoutes,
  timers: { 'pass-queue': { seconds: 60, run: moveQueues } },
  exportData: async (db, userId) => ({
    passQueues: await db
      .select({ season: seasons.name, offeredUntil: table.offeredUntil, createdOn: table.createdOn })
      .from(table)
      .innerJoin(seasons, eq(seasons.id, table.seasonId))
      .where(eq(table.userId, userId)),
  }),
};
