import { and, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Calls, type DateWord, readDateSearch, type Session, type Shape } from 'shared-api/contract';
import { type Listed, orderOf } from '../../db/listing';
import { sessions } from '../../db/schema';
import { finds, plainSql, searchedSql } from '../../db/search';
import type { Db } from '../../db/types';
import { readSessions } from './store';
import { statusNow } from './view';

export type SessionFilters = Shape<Calls['GET /api/v1/Sessions/all']>['query'];

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
export async function listSessions(
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
