import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { listReleases } from './list';
import { openPreview, rollBack } from './service';

/** Live releases, previews and rollbacks. */
export function releaseRoutes(route: Route, services: Services): void {
  route('GET /api/v1/Releases', () => listReleases(services));
  route('GET /api/v1/Releases/preview', async ({ query, caller, client }) => {
    await services.limits.consume('previewAddress', client.address);
    return openPreview(services, caller, query.token);
  });
  route('POST /api/v1/Releases/{app}/rollback', ({ params, body, caller }) =>
    rollBack(services, caller, params.app, body),
  );
}
