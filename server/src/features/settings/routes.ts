import type { Route } from '../../http/route';
import { closeFirstSteps } from './first-steps';
import { changeLogo, cleanLogo, removeLogo } from './logo/change';
import { changeSettings, showClub, showSettings } from './service';

/** The club's settings. */
export function settingsRoutes(route: Route): void {
  route('GET /api/v1/Settings', ({ services }) => showSettings(services));
  route('PUT /api/v1/Settings', ({ services, body, caller }) => changeSettings(services, body, caller));
  route('PUT /api/v1/Settings/logo', {
    before: ({ body }) => cleanLogo(body),
    perform: async ({ services, caller }, logo) => {
      await changeLogo(services.db, caller, logo);
      return showSettings(services);
    },
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
