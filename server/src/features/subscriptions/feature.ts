import { eq } from 'drizzle-orm';
import { clubDate } from 'shared-api/calendar';
import { subscriptions as table } from '../../db/schema';
import type { Feature } from '../../feature';
import { subscriptionRoutes } from './routes';
import { endExpired } from './store';

export const subscriptions: Feature = {
  routes: subscriptionRoutes,
  timers: {
    'expired-passes': { seconds: 300, perform: ({ db: tx, clock }) => endExpired(tx, clubDate(clock.now())) },
  },
  exportData: async (db, userId) => ({
    subscriptions: await db.select().from(table).where(eq(table.userId, userId)),
  }),
};
