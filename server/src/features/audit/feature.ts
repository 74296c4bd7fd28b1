import type { Feature } from '../../feature';
import { auditRoutes } from './routes';
import { removeOldSecurityEvents } from './security-log';
import { forgetInLog } from './store';

export const audit: Feature = {
  routes: auditRoutes,
  timers: {
    'old-security-events': {
      seconds: 300,
      run: ({ db, clock }) => removeOldSecurityEvents(db, clock.now()),
    },
  },
  forget: forgetInLog,
};
