import { and, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Calls, type DateWord, readDateSearch, type Session, type Shape } from 'shared-api/contract';
import { orderOf, pageOf } from '../../db/listing';
import { sessions } from '../../db/schema';
import { containing, plainSql } from '../../db/search';
import type { Db } from '../../db/types';
import { sessionFields, statusNow, takenPlaces } from './view';

export type SessionFilters = Shape<Calls['GET /api/v1/Sessions/all']>['query'];

const location = plainSql(sql`${sessions.location}`);
const partOf = (part: 'dow' | 'day' | 'month' | 'year') =>
  sql`extract(${sql.raw(part)} from ${sessions.sessionDate})::int`;

/** What a word of a search can mean of a date, as `fitsDate` has it. */
const fitting = ({ weekdays, months, day, year, iso }: DateWord): SQL =>
  or(
    weekdays.length > 0 ? inArray(partOf('dow'), weekdays) : undefined,
    months.length > 0 ? inArray(partOf('month'), months) : undefined,
    day === undefined ? undefined : eq(partOf('day'), day),
    year === undefined ? undefined : eq(partOf('year'), year),
    iso === undefined ? undefined : sql`starts_with(${sessions.sessionDate}::text, ${iso})`,
  ) ?? sql`false`;

/** The location has the search in it; a number is no part of another, as 26 would be of 1260. */
const inLocation = (search: string): SQL =>
  /^\d+$/.test(search)
    ? sql`${location} ~ ${`\\m${search}\\M`}`
    : sql`${location} like ${containing(search)}`;

/** Every word fits the date as either language writes it (decision 0027), or the location has all of them. */
const found = (search: string): SQL | undefined =>
  search === '' ? undefined : or(and(...readDateSearch(search).map(fitting)), inLocation(search));

const sortable: Record<string, SQL> = {
  sessionDate: sql`${sessions.startsAt}`,
  location,
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
    found(search?.trim() ?? ''),
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
