import type { Feature } from '../../feature';
import { askForDecisions } from './go-or-no-go';
import { sessionRoutes } from './routes';
import { completePastSessions } from './store';

export const sessions: Feature = {
  routes: sessionRoutes,
  timers: {
    'past-sessions': { seconds: 300, perform: ({ db: tx, clock }) => completePastSessions(tx, clock.now()) },
    'go-or-no-go': { seconds: 300, run: askForDecisions },
  },
};
