import { eq } from 'drizzle-orm';
import { logins as table } from '../../db/schema';
import type { Feature } from '../../feature';
import { loginRoutes } from './routes';
import { removeEndedLogins } from './store';

export const logins: Feature = {
  routes: loginRoutes,
  timers: {
    'ended-logins': {
      seconds: 300,
      perform: ({ db: tx, clock, config }) => removeEndedLogins(tx, clock.now(), config.login),
    },
  },
  exportData: async (db, userId) => ({
    logins: await db.query.logins.findMany({
      where: eq(table.userId, userId),
      columns: { browser: true, platform: true, createdOn: true, lastUsedOn: true },
    }),
  }),
};
