import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { joinQueue, leaveQueue } from './service';

/** The queues for passes of sold-out seasons. */
export function passQueueRoutes(route: Route, services: Services): void {
  route('POST /api/v1/Seasons/{id}/queue', ({ params, caller }) => joinQueue(services, params.id, caller.id));
  route('DELETE /api/v1/Seasons/{id}/queue', ({ params, caller }) =>
    leaveQueue(services, params.id, caller.id),
  );
}
