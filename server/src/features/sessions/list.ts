import { and, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Calls, Session, Shape } from 'shared-api/contract';
import { orderOf, pageOf } from '../../db/listing';
import { sessions } from '../../db/schema';
import { containing, plainSql } from '../../db/search';
import type { Db } from '../../db/types';
import { sessionFields, statusNow, takenPlaces } from './view';

export type SessionFilters = Shape<Calls['GET /api/v1/Sessions/all']>['query'];

/** Weekday, the given day, month and year, as « samedi 6 mars 2027 ». */
const frenchDate = (day: SQL) => sql`concat_ws(' ',
  (array['dimanche','lundi','mardi','mercredi','jeudi','vendredi','samedi'])[extract(dow from ${sessions.sessionDate})::int + 1],
  ${day},
  (array['janvier','février','mars','avril','mai','juin','juillet','août','septembre','octobre','novembre','décembre'])[extract(month from ${sessions.sessionDate})::int],
  extract(year from ${sessions.sessionDate})::text)`;

/**
 * What a search looks through: the date of a session as either language writes it, and its location. In French the
 * first of a month is written « 1er » and typed « 1 », so that it stands here both ways.
 */
const searchText = plainSql(sql`concat_ws(' ',
  to_char(${sessions.sessionDate}, 'FMDay, FMMonth FMDD, YYYY FMDay FMMonth FMDD YYYY YYYY-MM-DD'),
  ${frenchDate(sql`extract(day from ${sessions.sessionDate})::text`)},
  case when extract(day from ${sessions.sessionDate}) = 1 then ${frenchDate(sql`'1er'`)} end,
  ${sessions.location})`);

const sortable: Record<string, SQL> = {
  sessionDate: sql`${sessions.startsAt}`,
  location: plainSql(sql`${sessions.location}`),
  status: sql`${sessions.status}`,
  registeredPlayersCount: takenPlaces,
  maxCapacity: sql`${sessions.maxCapacity}`,
  dropInPrice: sql`${sessions.dropInPrice}`,
};

const matching = ({ includePast, from, to, status, search }: SessionFilters, now: Date): SQL | undefined =>
  and(
    includePast || from ? undefined : gt(sessions.endsAt, now),
    from ? gte(sessions.sessionDate, from) : undefined,
    to ? lte(sessions.sessionDate, to) : undefined,
    status === undefined ? undefined : eq(statusNow(now), status),
    search?.trim() ? sql`${searchText} like ${containing(search)}` : undefined,
  );

/** The sessions that the filters select, soonest first unless sorted otherwise. */
export const listSessions = (
  db: Db,
  filters: SessionFilters,
  now: Date,
  caller: string | null,
): Promise<Session[]> => {
  const { limit, offset } = pageOf(filters);
  const query = db
    .select(sessionFields(now, caller))
    .from(sessions)
    .where(matching(filters, now))
    .orderBy(orderOf(filters.sort, sortable, 'sessionDate', sql`${sessions.id}`));
  return limit === undefined ? query : query.limit(limit).offset(offset ?? 0);
};

/** How many there are in all. */
export const countSessions = (db: Db, filters: SessionFilters, now: Date): Promise<number> =>
  db.$count(sessions, matching(filters, now));
