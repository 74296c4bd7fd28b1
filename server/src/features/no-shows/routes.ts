import type { Route } from '../../http/route';
import { showNoShows, showNoShowsOf, waiveNoShows } from './service';

/** Who does not come, and what follows from it. */
export function noShowRoutes(route: Route): void {
  route('GET /api/v1/Attendance/no-shows', ({ services: { db, clock }, caller }) =>
    showNoShows(db, caller.id, clock.now()),
  );

  route('GET /api/v1/Users/{id}/no-shows', ({ services: { db, clock }, params }) =>
    showNoShowsOf(db, params.id, clock.now()),
  );

  route('DELETE /api/v1/Users/{id}/no-shows', ({ services, params, body, caller }) =>
    waiveNoShows(services, params.id, body.reason, caller),
  );
}
