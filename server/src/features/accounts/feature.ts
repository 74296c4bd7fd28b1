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
  forget: (tx, { id, firstName, lastName, email, pendingEmail }) =>
    // Of others one sees a first name at most, and an administrator's search for an address its spelling.
    forgetReplies(tx, [
      ...[id, `${firstName} ${lastName}`, firstName].map((text) => JSON.stringify(text)),
      ...[email, pendingEmail].flatMap((text) => (text ? JSON.stringify(text).slice(1, -1) : [])),
    ]),
};
