import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { readDashboard } from './store';

/** The administrators' dashboard. */
export function dashboardRoutes(route: Route, { db, clock }: Services): void {
  route('GET /api/v1/Dashboard', () => readDashboard(db, clock.now()));
}
