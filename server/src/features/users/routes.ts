import { refuse } from '../../http/refusal';
import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { findUser } from './store';
import { toMe } from './view';

/** The caller's own account. */
export function meRoutes(route: Route, { db }: Services): void {
  route('GET /api/v1/Users/me', async ({ caller }) =>
    toMe((await findUser(db, caller.id)) ?? refuse('notLoggedIn')),
  );
}
