import type { Feature } from '../../feature';
import { doorLinkRoutes } from './routes';
import { removeEndedLinks } from './store';

export const doorLinks: Feature = {
  routes: doorLinkRoutes,
  timers: {
    'ended-door-links': {
      seconds: 3600,
      perform: ({ db: tx, clock }) => removeEndedLinks(tx, clock.now()),
    },
  },
};
