import { forgetReplies, removeOldReplies } from '../../commands/perform';
import type { Feature } from '../../feature';
import { meRoutes, userRoutes } from './routes';

export const accounts: Feature = {
  routes(route) {
    meRoutes(route);
    userRoutes(route);
  },
  timers: {
    'old-replies': { seconds: 300, perform: ({ db: tx, clock }) => removeOldReplies(tx, clock.now()) },
  },
  forget: forgetReplies,
};
