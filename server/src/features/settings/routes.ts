import type { Route } from '../../http/route';
import { closeFirstSteps } from './first-steps';
import { changeLogo, removeLogo } from './logo/change';
import { changeSettings, showClub, showSettings } from './service';

/** The club's settings. */
export function settingsRoutes(route: Route): void {
  route('GET /api/v1/Settings', ({ services }) => showSettings(services));
  route('PUT /api/v1/Settings', ({ services, body, caller }) => changeSettings(services, body, caller));
  route('PUT /api/v1/Settings/logo', async ({ services, body, caller }) => {
    await changeLogo(services.db, body, caller);
    return showSettings(services);
  });
  route('DELETE /api/v1/Settings/logo', async ({ services, caller }) => {
    await removeLogo(services.db, caller);
    return showSettings(services);
  });
  route('DELETE /api/v1/Settings/first-steps', async ({ services }) => {
    await closeFirstSteps(services.db);
    return showSettings(services);
  });
  route('GET /api/v1/Settings/club', ({ services }) => showClub(services));
}
