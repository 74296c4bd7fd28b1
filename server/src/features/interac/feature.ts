import type { Feature } from '../../feature';
import { fetchBySchedule } from './mailbox/fetch';
import { transferRoutes } from './routes';
import { forgetSender, transfersOf } from './store';

export const interac: Feature = {
  routes: transferRoutes,
  timers: { notices: { seconds: 240, run: fetchBySchedule } },
  forget: forgetSender,
  exportData: async (db, userId) => ({ transfers: await transfersOf(db, userId) }),
};
