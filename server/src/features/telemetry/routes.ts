import type { Route } from '../../http/route';
import type { Services } from '../../services';

/** Browsers' reports. */
export function telemetryRoutes(route: Route, { limits }: Services): void {
  route('POST /api/v1/Telemetry/remotes', async ({ body, client, request }) => {
    await limits.consume('reportAddress', client.address);
    request.log.warn({ remoteFault: body }, 'a browser could not show a remote');
  });
}
