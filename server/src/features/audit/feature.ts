import type { Feature } from '../../feature';
import { auditRoutes } from './routes';
import { removeOldSecurityEvents } from './security-log';
import { entriesAboutOnly, forgetInLog } from './store';

export const audit: Feature = {
  routes: auditRoutes,
  timers: {
    'old-security-events': {
      seconds: 300,
      perform: ({ db: tx, clock }) => removeOldSecurityEvents(tx, clock.now()),
    },
  },
  forget: forgetInLog,
  exportData: async (db, userId) => ({ log: await entriesAboutOnly(db, userId) }),
};
