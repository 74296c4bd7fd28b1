import { eq, sql } from 'drizzle-orm';
import { SessionStatus } from 'shared-api/contract';
import { sessions } from '../../db/schema';
import { messageIn } from '../../emails/message';
import { refuse } from '../../errors/app-error';
import { answerPage } from '../../http/page';
import type { Route } from '../../http/route';
import type { Services } from '../../services';
import { holdersOn } from '../places/store';
import { forecast } from './forecast';
import { playSession, undecidedSessions } from './go-or-no-go';
import { listSessions } from './list';
import { prepareRevision } from './revision';
import { changeSession, createSeason, createSeries, createSession, deleteSession } from './service';
import { isUpcoming, prepareSessions } from './store';

/** Sessions. */
export function sessionRoutes(route: Route, services: Services): void {
  const { db, clock } = services;
  const { Open, Full, Cancelled } = SessionStatus;
  const now = sql.placeholder('now');
  const available = prepareSessions(db, clock, 'sessions_available', isUpcoming(now, [Open, Full]));
  const upcoming = prepareSessions(db, clock, 'sessions_upcoming', isUpcoming(now, [Open, Full, Cancelled]));
  const session = prepareSessions(db, clock, 'session', eq(sessions.id, sql.placeholder('id')));
  const revision = prepareRevision(db, clock);

  route('GET /api/v1/Sessions/all', ({ query, caller, reply }) =>
    answerPage(reply, listSessions(db, query, caller?.id ?? null, clock.now())),
  );

  route('GET /api/v1/Sessions/available', ({ caller }) => available(caller?.id ?? null));
  route('GET /api/v1/Sessions/upcoming', ({ caller }) => upcoming(caller?.id ?? null));
  route('GET /api/v1/Sessions/revision', async () => ({ revision: await revision() }));
  route('GET /api/v1/Sessions/holders', async ({ query: { date } }) => ({
    holders: (await holdersOn(db, date)).length,
  }));
  route('GET /api/v1/Sessions/undecided', () => undecidedSessions(services));
  route(
    'GET /api/v1/Sessions/{id}',
    async ({ params: { id }, caller }) =>
      (await session(caller?.id ?? null, { id }))[0] ?? refuse('sessionNotFound'),
  );

  route('POST /api/v1/Sessions', ({ services, body, caller }) => createSession(services, body, caller));
  route('POST /api/v1/Sessions/series', ({ services, body, caller }) => createSeries(services, body, caller));
  route('POST /api/v1/Seasons', ({ services, body, caller, locale }) =>
    createSeason(services, body, caller, locale),
  );
  route('PUT /api/v1/Sessions/{id}', ({ services, params, body: { reason, ...change }, caller, locale }) =>
    changeSession(services, params.id, change, caller, messageIn(locale, reason)),
  );

  route('POST /api/v1/Sessions/{id}/play', ({ services, params, caller }) =>
    playSession(services, params.id, caller),
  );

  route('DELETE /api/v1/Sessions/{id}', ({ services, params, body, caller, locale }) =>
    deleteSession(services, params.id, caller, { ...body, reason: messageIn(locale, body?.reason) }),
  );

  route(
    'POST /api/v1/Sessions/{id}/recipients',
    ({ services, params: { id }, body: { reason: _, ...change }, caller }) =>
      forecast(services, [id], (dryRun) => changeSession(dryRun, id, change, caller)),
  );

  route('POST /api/v1/Sessions/recipients', ({ services, body: { ids, ...choice }, caller }) =>
    forecast(services, ids, async (dryRun) => {
      for (const id of ids) await deleteSession(dryRun, id, caller, choice);
    }),
  );
}
