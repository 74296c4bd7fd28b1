import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { knownBuilds } from '../releases/published';
import { countFailure, countViews } from '../releases/service';

/** Browsers' reports. */
export function telemetryRoutes(route: Route, services: Services): void {
  const known = knownBuilds(services);

  route('POST /api/v1/Telemetry/remotes', async ({ body, caller, client, request }) => {
    await services.limits.consume('reportAddress', client.address);
    request.log.warn({ remoteFault: body }, 'a browser could not show a remote');
    const { remote: app, build, cause } = body;
    // The shell refuses a release whose counterpart is not live yet: its pages are not at fault.
    if (!caller || !build || cause === 'incompatible' || !(await known.has({ app, build }))) return;
    await countFailure(services, request.log, caller, { app, build });
  });

  route('POST /api/v1/Telemetry/views', async ({ body, caller }) => {
    // A report of a login that has just ended is dropped, not refused: a refusal ends the browser's login.
    if (!caller) return;
    await services.limits.consume('viewReports', caller.id);
    await countViews(services, known, caller, body.views);
  });
}
