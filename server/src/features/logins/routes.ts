import { refuse } from '../../errors/app-error';
import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { endUsersLogins, showLogins } from './service';
import { endLogin, endLogins } from './store';

/** Where somebody is logged in, and how to end it. */
export function loginRoutes(route: Route, services: Services): void {
  const { db } = services;

  route('POST /auth/logout', async ({ caller }) => {
    await endLogin(db, caller.id, caller.login.id);
    return null;
  });

  route('GET /auth/logins', ({ caller }) => showLogins(services, caller));

  route('DELETE /auth/logins', async ({ caller }) => {
    await endLogins(db, caller.id, { except: caller.login.id });
    return null;
  });

  route('DELETE /auth/logins/{id}', async ({ params, caller }) => {
    if (!(await endLogin(db, caller.id, params.id))) return refuse('notFound');
    return null;
  });

  route('DELETE /api/v1/Users/{id}/logins', async ({ params, caller }) => {
    await endUsersLogins(services, params.id, caller);
    return null;
  });
}
