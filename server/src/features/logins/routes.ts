import { refuse } from '../../errors/app-error';
import type { Route } from '../../http/route';
import { endUsersLogins, showLogins } from './service';
import { endLogin, endLogins } from './store';

/** A user's logins, and how to end them. */
export function loginRoutes(route: Route): void {
  route('POST /auth/logout', ({ services: { db }, caller }) => endLogin(db, caller.id, caller.login.id));

  route('GET /auth/logins', ({ services, caller }) => showLogins(services, caller));

  route('DELETE /auth/logins', ({ services: { db }, caller }) =>
    endLogins(db, caller.id, { except: caller.login.id }),
  );

  route('DELETE /auth/logins/{id}', async ({ services: { db }, params, caller }) => {
    if (!(await endLogin(db, caller.id, params.id))) return refuse('notFound');
  });

  route('DELETE /api/v1/Users/{id}/logins', ({ services, params, caller }) =>
    endUsersLogins(services, params.id, caller),
  );
}
