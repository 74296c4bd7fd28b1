import { lt } from 'drizzle-orm';
import { mailedTokens, rateLimits } from '../../db/schema';
import type { Feature } from '../../feature';
import { authRoutes } from './routes';

export const auth: Feature = {
  routes: authRoutes,
  timers: {
    'old-tokens': {
      seconds: 300,
      perform: ({ db: tx, clock }) => tx.delete(mailedTokens).where(lt(mailedTokens.expiresAt, clock.now())),
    },
    'old-attempts': {
      seconds: 300,
      perform: ({ db: tx, clock }) => tx.delete(rateLimits).where(lt(rateLimits.expire, clock.now())),
    },
  },
};
