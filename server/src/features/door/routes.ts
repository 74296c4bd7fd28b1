import { refuse } from '../../errors/app-error';
import type { Route } from '../../http/route';
import { isAdmin } from '../../security/access';
import type { Caller } from '../../security/caller';
import type { Services } from '../../services';
import { noteRemark, readRemarks, sessionsToLookAt } from './remarks';
import { type RosterView, readRoster } from './roster';
import { closeMorning, receiveEvents } from './service';

/** What somebody at the door sees; without an account, they hold a link. */
const viewOf = (caller: Caller | null): RosterView =>
  isAdmin(caller) ? 'everything' : caller ? 'reasons' : 'ticks';

/** The door: who comes to a session. */
export function doorRoutes(route: Route, { db, clock }: Services): void {
  route('GET /api/v1/Sessions/{id}/roster', ({ params, query, caller }) =>
    readRoster(db, params.id, clock.now(), viewOf(caller), query.search),
  );

  route('POST /api/v1/Sessions/{id}/door-events', ({ services, params, body, caller }) =>
    receiveEvents(services, params.id, body, caller, isAdmin(caller)),
  );

  route('POST /api/v1/Sessions/{id}/close', async ({ services, params, body, caller }) => {
    // Who holds a link is nobody who could answer for it.
    if (!caller) return refuse('notAllowed');
    await closeMorning(services, params.id, body, caller);
    return readRoster(services.db, params.id, services.clock.now(), viewOf(caller));
  });

  route('GET /api/v1/Sessions/{id}/door-remarks', ({ params }) => readRemarks(db, params.id));
  route('GET /api/v1/Dashboard/door-remarks', () => sessionsToLookAt(db, clock.now()));
  route('POST /api/v1/Sessions/{id}/door-remarks/{eventId}/noted', async ({ services, params, caller }) => {
    await noteRemark(services.db, params, caller, services.clock.now());
    return null;
  });
}
