import { and, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import {
  type Calls,
  type DateWord,
  readDateSearch,
  type Session,
  SessionStatus,
  type Shape,
} from 'shared-api/contract';
import { type Listed, orderOf } from '../../data/listing';
import type { Db } from '../../data/rows';
import { sessions } from '../../data/schema';
import { finds, plainSql, searchedSql } from '../../data/search';
import { refuse } from '../../errors/app-error';
import type { Route } from '../../http/route';
import type { WithLimits } from '../../http/services';
import { messageIn } from '../../mail/message';
import type { Feature } from '../feature';
import {
  completePastSessions,
  isUpcoming,
  prepareSessions,
  readSessions,
  statusNow,
} from '../places/sessions';
import { holdersOn } from '../places/store';
import { changeSession, createSeason, createSeries, createSession, deleteSession } from './change-session';
import { forecast } from './forecast';
import { askForDecisions, playSession, undecidedSessions } from './go-or-no-go';
import { prepareShared } from './shared';

export const schedule: Feature = {
  routes: sessionRoutes,
  timers: {
    'past-sessions': { seconds: 300, perform: ({ db: tx, clock }) => completePastSessions(tx, clock.now()) },
    'go-or-no-go': { seconds: 300, run: askForDecisions },
  },
};

/** Sessions. */
function sessionRoutes(route: Route, services: WithLimits): void {
  const { db, clock } = services;
  const { Open, Full, Cancelled } = SessionStatus;
  const now = sql.placeholder('now');
  const available = prepareSessions(db, clock, 'sessions_available', isUpcoming(now, [Open, Full]));
  const upcoming = prepareSessions(db, clock, 'sessions_upcoming', isUpcoming(now, [Open, Full, Cancelled]));
  const session = prepareSessions(db, clock, 'session', eq(sessions.id, sql.placeholder('id')));
  const shared = prepareShared(db, clock);

  route('GET /api/v1/Sessions/all', ({ query, caller }) =>
    listSessions(db, query, caller?.id ?? null, clock.now()),
  );

  route('GET /api/v1/Sessions/available', ({ caller }) => available(caller?.id ?? null));
  route('GET /api/v1/Sessions/upcoming', ({ caller }) => upcoming(caller?.id ?? null));
  route('GET /api/v1/Sessions/revision', async () => ({ revision: await services.revision() }));
  route('GET /api/v1/Sessions/holders', async ({ query: { date } }) => ({
    holders: (await holdersOn(db, date)).length,
  }));
  route('GET /api/v1/Sessions/undecided', () => undecidedSessions(services));
  route(
    'GET /api/v1/Sessions/{id}',
    async ({ params: { id }, caller }) =>
      (await session(caller?.id ?? null, { id }))[0] ?? refuse('sessionNotFound'),
  );

  route(
    'GET /api/v1/Sessions/shared/{short}',
    async ({ params: { short }, caller }) =>
      (await shared(short, caller?.id ?? null)) ?? refuse('sessionNotFound'),
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

type SessionFilters = Shape<Calls['GET /api/v1/Sessions/all']>['query'];

const location = plainSql(sql`${sessions.location}`);
const partOf = (part: 'dow' | 'day' | 'month' | 'year') =>
  sql`extract(${sql.raw(part)} from ${sessions.sessionDate})::int`;

/** The ways in which a search word can match a date, like `fitsDate`. */
const fitting = ({ weekdays, months, day, year, iso }: DateWord): SQL =>
  or(
    weekdays.length > 0 ? inArray(partOf('dow'), weekdays) : undefined,
    months.length > 0 ? inArray(partOf('month'), months) : undefined,
    day === undefined ? undefined : eq(partOf('day'), day),
    year === undefined ? undefined : eq(partOf('year'), year),
    iso === undefined ? undefined : sql`starts_with(${sessions.sessionDate}::text, ${iso})`,
  ) ?? sql`false`;

/** The location contains the search; a number does not match within another, such as 26 in 1260. */
const inLocation = (search: string): SQL | undefined =>
  /^\d+$/.test(search)
    ? sql`${location} ~ ${`\\m${search}\\M`}`
    : finds(searchedSql(sql`${sessions.location}`), search);

/** Every word matches the date in either language, or the location contains all of them. */
const found = (search: string): SQL | undefined =>
  search === '' ? undefined : or(and(...readDateSearch(search).map(fitting)), inLocation(search));

const sortable: Record<string, SQL> = {
  sessionDate: sql`${sessions.startsAt}`,
  location,
  status: sql`${sessions.status}`,
  registeredPlayersCount: sql`${sessions.registeredPlayersCount}`,
  maxCapacity: sql`${sessions.maxCapacity}`,
  dropInPrice: sql`${sessions.dropInPrice}`,
};

const matching = ({ includePast, from, to, status, search }: SessionFilters, now: Date): SQL | undefined =>
  and(
    includePast || from ? undefined : gt(sessions.endsAt, now),
    from ? gte(sessions.sessionDate, from) : undefined,
    to ? lte(sessions.sessionDate, to) : undefined,
    status === undefined ? undefined : eq(statusNow(now), status),
    found(search?.trim() ?? ''),
  );

/**
 * Lists sessions as a caller (or null) sees them.
 * @returns the filtered sessions, soonest first unless sorted otherwise, and with a page the total number
 */
async function listSessions(
  db: Db,
  filters: SessionFilters,
  caller: string | null,
  now: Date,
): Promise<Listed<Session>> {
  const where = matching(filters, now);
  const order = orderOf(filters.sort, sortable, 'sessionDate', sql`${sessions.id}`);
  const page = filters.pageSize === undefined ? undefined : filters;
  // Awaited together: when the database is down both fail, and an unhandled rejection would end the process.
  const [rows, total] = await Promise.all([
    readSessions(db, caller, now, { where, order, page }),
    page && db.$count(sessions, where),
  ]);
  return { rows, total };
}
