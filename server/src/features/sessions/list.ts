import { and, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Calls, Session, Shape } from 'shared-api/contract';
import { orderOf, pageOf } from '../../db/listing';
import { sessions } from '../../db/schema';
import { containing, plainSql } from '../../db/search';
import type { Db } from '../../db/types';
import { sessionFields, statusNow, takenPlaces } from './view';

export type SessionFilters = Shape<Calls['GET /api/v1/Sessions/all']>['query'];

/** Weekday, day and month of a session in both languages, and its location: what a search looks through. */
const searchText = plainSql(sql`
  to_char(${sessions.sessionDate}, 'FMDay FMMonth FMDD YYYY YYYY-MM-DD') || ' ' ||
  (array['dimanche','lundi','mardi','mercredi','jeudi','vendredi','samedi'])[extract(dow from ${sessions.sessionDate})::int + 1]
  || ' ' || extract(day from ${sessions.sessionDate})::text || ' ' ||
  (array['janvier','février','mars','avril','mai','juin','juillet','août','septembre','octobre','novembre','décembre'])[extract(month from ${sessions.sessionDate})::int]
  || ' ' || ${sessions.location}`);

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
