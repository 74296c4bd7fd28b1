import type { Feature } from '../../feature';
import { forgetReplies, removeOldReplies } from '../../http/once';
import { meRoutes, userRoutes } from './routes';

export const accounts: Feature = {
  routes(route, services) {
    meRoutes(route, services);
    userRoutes(route, services);
  },
  timers: { 'old-replies': { seconds: 300, run: ({ db, clock }) => removeOldReplies(db, clock.now()) } },
  forget: forgetReplies,
};
