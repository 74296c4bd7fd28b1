import { SessionStatus } from 'shared-api/contract';
import { messageIn } from '../../emails/message';
import { refuse } from '../../errors/app-error';
import { answerPage } from '../../http/page';
import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { sessionsOf } from '../attendance/records';
import { answer } from '../attendance/service';
import { registrationsOf } from '../attendance/store';
import { joinWaitingList, leaveWaitingList } from '../attendance/waiting-list';
import { countMailed } from '../communication/rehearsal';
import { countSessions, listSessions } from './list';
import { changeSession, createSeries, createSession, deleteSession } from './service';
import { findSession, prepareUpcoming } from './store';

/** Sessions and the places in them. */
export function sessionRoutes(route: Route, services: Services): void {
  const { db, clock } = services;
  const { Open, Full, Cancelled } = SessionStatus;
  const available = prepareUpcoming(db, 'sessions_available', [Open, Full]);
  const upcoming = prepareUpcoming(db, 'sessions_upcoming', [Open, Full, Cancelled]);

  route('GET /api/v1/Sessions/all', ({ query, caller, reply }) => {
    const now = clock.now();
    const rows = listSessions(db, query, now, caller?.id ?? null);
    return answerPage(reply, query, rows, () => countSessions(db, query, now));
  });

  route('GET /api/v1/Sessions/available', ({ caller }) => available(clock.now(), caller?.id ?? null));

  route('GET /api/v1/Sessions/upcoming', ({ caller }) => upcoming(clock.now(), caller?.id ?? null));

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
  route('PUT /api/v1/Sessions/{id}', ({ params, body: { reason, ...change }, caller, locale }) =>
    changeSession(services, params.id, change, caller, messageIn(locale, reason)),
  );

  route('DELETE /api/v1/Sessions/{id}', async ({ params, body, caller, locale }) => {
    await deleteSession(services, params.id, caller, messageIn(locale, body?.reason));
    return null;
  });

  route(
    'POST /api/v1/Sessions/{id}/recipients',
    async ({ params, body: { reason: _, ...change }, caller }) => ({
      people: await countMailed(services, (rehearsal) => changeSession(rehearsal, params.id, change, caller)),
    }),
  );

  route('POST /api/v1/Sessions/recipients', async ({ body: { ids }, caller }) => ({
    people: await countMailed(services, async (rehearsal) => {
      for (const id of ids) await deleteSession(rehearsal, id, caller);
    }),
  }));

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
