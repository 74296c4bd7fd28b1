import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { changeSettings, prepareClub, showSettings } from './service';

/** The club's settings. */
export function settingsRoutes(route: Route, services: Services): void {
  route('GET /api/v1/Settings', () => showSettings(services));
  route('PUT /api/v1/Settings', ({ body, caller }) => changeSettings(services, body, caller));
  route('GET /api/v1/Settings/club', prepareClub(services));
}
