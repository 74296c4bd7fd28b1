import { refuse } from '../../errors/app-error';
import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { endUsersLogins, showLogins } from './service';
import { endLogin, endLogins } from './store';

/** A user's logins, and how to end them. */
export function loginRoutes(route: Route, services: Services): void {
  const { db } = services;

  route('POST /auth/logout', ({ caller }) => endLogin(db, caller.id, caller.login.id));

  route('GET /auth/logins', ({ caller }) => showLogins(services, caller));

  route('DELETE /auth/logins', ({ caller }) => endLogins(db, caller.id, { except: caller.login.id }));

  route('DELETE /auth/logins/{id}', async ({ params, caller }) => {
    if (!(await endLogin(db, caller.id, params.id))) return refuse('notFound');
  });

  route('DELETE /api/v1/Users/{id}/logins', ({ params, caller }) =>
    endUsersLogins(services, params.id, caller),
  );
}
