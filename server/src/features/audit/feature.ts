import type { Feature } from '../../feature';
import { auditRoutes } from './routes';
import { removeOldSecurityEvents } from './security-log';
import { forgetInLog } from './store';

export const audit: Feature = {
  routes: auditRoutes,
  timers: {
    'old-security-events': {
      seconds: 300,
      perform: ({ db: tx, clock }) => removeOldSecurityEvents(tx, clock.now()),
    },
  },
  forget: forgetInLog,
};
