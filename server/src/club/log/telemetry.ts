import type { Route } from '../../http/route';

/** Browsers' reports. */
export function telemetryRoutes(route: Route): void {
  route('POST /api/v1/Telemetry/remotes', {
    apart: async ({ services: { limits }, body, client, request }) => {
      await limits.consume('reportAddress', client.address);
      request.log.warn({ remoteFault: body }, 'a browser could not show a remote');
    },
  });
}
