import { eq, lt } from 'drizzle-orm';
import { webauthnChallenges, webauthnCredentials } from '../../db/schema';
import type { Feature } from '../../feature';
import { biometricRoutes } from './routes';

export const biometric: Feature = {
  routes: biometricRoutes,
  timers: {
    'old-challenges': {
      seconds: 300,
      perform: ({ db: tx, clock }) =>
        tx.delete(webauthnChallenges).where(lt(webauthnChallenges.expiresAt, clock.now())),
    },
  },
  exportData: async (db, userId) => ({
    devices: await db.query.webauthnCredentials.findMany({
      where: eq(webauthnCredentials.userId, userId),
      columns: { name: true, createdOn: true, lastUsedOn: true },
    }),
  }),
};
