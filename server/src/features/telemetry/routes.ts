import type { Route } from '../../http/route';
import type { Services } from '../../services';

/** What browsers report. */
export function telemetryRoutes(route: Route, { limits }: Services): void {
  route('POST /api/v1/Telemetry/remotes', async ({ body, request }) => {
    await limits.consume('reportAddress', request.ip);
    request.log.warn({ remoteFault: body }, 'a browser could not show a remote');
    return null;
  });
}
