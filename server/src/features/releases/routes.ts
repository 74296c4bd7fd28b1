import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { listReleases } from './list';
import { rollBack } from './service';

/** What is live, and the way back. */
export function releaseRoutes(route: Route, services: Services): void {
  route('GET /api/v1/Releases', () => listReleases(services));
  route('POST /api/v1/Releases/{app}/rollback', ({ params, body, caller }) =>
    rollBack(services, caller, params.app, body),
  );
}
