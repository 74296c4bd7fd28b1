import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { dismissOddity, readDashboard, readOddities } from './store';

/** The administrators' dashboard. */
export function dashboardRoutes(route: Route, { db, clock }: Services): void {
  route('GET /api/v1/Dashboard', () => readDashboard(db, clock.now()));
  route('GET /api/v1/Dashboard/oddities', () => readOddities(db, clock.now()));
  route('POST /api/v1/Dashboard/oddities/dismiss', async ({ services, body }) => {
    await dismissOddity(services.db, body.key, services.clock.now());
    return null;
  });
}
