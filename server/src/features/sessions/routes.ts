import { answerPage } from '../../db/listing';
import { refuse } from '../../http/refusal';
import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { sessionsOf } from '../attendance/records';
import { answer } from '../attendance/service';
import { registrationsOf } from '../attendance/store';
import { joinWaitingList, leaveWaitingList } from '../attendance/waiting-list';
import { countSessions, listSessions } from './list';
import { changeSession, createSeries, createSession, deleteSession } from './service';
import { findSession, prepareAvailable } from './store';

/** Sessions and the places in them. */
export function sessionRoutes(route: Route, services: Services): void {
  const { db, clock } = services;
  const available = prepareAvailable(db);

  route('GET /api/v1/Sessions/all', ({ query, caller, reply }) => {
    const now = clock.now();
    const rows = listSessions(db, query, now, caller?.id ?? null);
    return answerPage(reply, query, rows, () => countSessions(db, query, now));
  });

  route('GET /api/v1/Sessions/available', ({ caller }) => available(clock.now(), caller?.id ?? null));

  route('GET /api/v1/Sessions/my-sessions', ({ caller }) => sessionsOf(db, caller.id, clock.now()));

  route('GET /api/v1/Sessions/{id}', async ({ params, caller }) => {
    return (await findSession(db, params.id, clock.now(), caller?.id ?? null)) ?? refuse('sessionNotFound');
  });

  route('GET /api/v1/Sessions/{id}/registrations', async ({ params }) => {
    if (!(await findSession(db, params.id, clock.now(), null))) return refuse('sessionNotFound');
    return registrationsOf(db, params.id);
  });

  route('POST /api/v1/Sessions', ({ body, caller }) => createSession(services, body, caller));
  route('POST /api/v1/Sessions/series', ({ body, caller }) => createSeries(services, body, caller));
  route('PUT /api/v1/Sessions/{id}', ({ params, body, caller }) =>
    changeSession(services, params.id, body, caller),
  );

  route('DELETE /api/v1/Sessions/{id}', async ({ params, caller }) => {
    await deleteSession(services, params.id, caller);
    return null;
  });

  route('POST /api/v1/Sessions/{id}/register', async ({ params, caller, reply }) => {
    const { isNew, receipt } = await answer(services, params.id, caller.id, { isAttending: true });
    reply.code(isNew ? 201 : 200);
    return receipt;
  });

  route('DELETE /api/v1/Sessions/{id}/register', async ({ params, caller }) => {
    await answer(services, params.id, caller.id, { isAttending: false, expect: 'existing' });
    return null;
  });

  route('POST /api/v1/Sessions/{id}/waiting-list', ({ params, body, caller }) =>
    joinWaitingList(services, params.id, caller.id, body?.notes ?? null),
  );

  route('DELETE /api/v1/Sessions/{id}/waiting-list', async ({ params, caller }) => {
    await leaveWaitingList(services, params.id, caller.id);
    return null;
  });
}
