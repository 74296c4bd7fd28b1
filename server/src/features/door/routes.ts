import type { Route } from '../../http/route';
import { isAdmin } from '../../security/access';
import type { Services } from '../../services';
import { readRoster } from './roster';
import { closeMorning, receiveEvents } from './service';

/** The door: who comes to a session. */
export function doorRoutes(route: Route, { db, clock }: Services): void {
  route('GET /api/v1/Sessions/{id}/roster', ({ params, caller }) =>
    readRoster(db, params.id, clock.now(), isAdmin(caller)),
  );

  route('POST /api/v1/Sessions/{id}/door-events', ({ services, params, body, caller }) =>
    receiveEvents(services, params.id, body, caller),
  );

  route('POST /api/v1/Sessions/{id}/close', async ({ services, params, body, caller }) => {
    await closeMorning(services, params.id, body, caller);
    return readRoster(services.db, params.id, services.clock.now(), isAdmin(caller));
  });
}
