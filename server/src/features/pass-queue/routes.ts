import type { Route } from '../../http/route';
import { joinQueue, leaveQueue } from './service';

/** The queues for passes of sold-out seasons. */
export function passQueueRoutes(route: Route): void {
  route('POST /api/v1/Seasons/{id}/queue', ({ services, params, caller }) =>
    joinQueue(services, params.id, caller.id),
  );
  route('DELETE /api/v1/Seasons/{id}/queue', ({ services, params, caller }) =>
    leaveQueue(services, params.id, caller.id),
  );
}
