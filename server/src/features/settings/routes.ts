import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { closeFirstSteps } from './first-steps';
import { changeLogo, removeLogo } from './logo/change';
import { changeSettings, showClub, showSettings } from './service';

/** The club's settings. */
export function settingsRoutes(route: Route, services: Services): void {
  route('GET /api/v1/Settings', () => showSettings(services));
  route('PUT /api/v1/Settings', ({ body, caller }) => changeSettings(services, body, caller));
  route('PUT /api/v1/Settings/logo', async ({ body, caller }) => {
    await changeLogo(services.db, body, caller);
    return showSettings(services);
  });
  route('DELETE /api/v1/Settings/logo', async ({ caller }) => {
    await removeLogo(services.db, caller);
    return showSettings(services);
  });
  route('DELETE /api/v1/Settings/first-steps', async () => {
    await closeFirstSteps(services.db);
    return showSettings(services);
  });
  route('GET /api/v1/Settings/club', () => showClub(services));
}
