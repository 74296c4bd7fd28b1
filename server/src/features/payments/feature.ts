import { eq } from 'drizzle-orm';
import { payments as table } from '../../db/schema';
import type { Feature } from '../../feature';
import { paymentRoutes } from './routes';

export const payments: Feature = {
  routes: paymentRoutes,
  exportData: async (db, userId) => ({
    payments: await db.select().from(table).where(eq(table.userId, userId)),
  }),
};
