import { and, count, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Calls, type DateWord, readDateSearch, type Session, type Shape } from 'shared-api/contract';
import { batchReads } from '../../db/batch';
import { type Listed, orderOf, pageOf } from '../../db/listing';
import { opaque } from '../../db/opaque';
import { sessions } from '../../db/schema';
import { containing, plainSql } from '../../db/search';
import type { Db } from '../../db/types';
import type { Clock } from '../../time/clock';
import { sessionFields, statusNow } from './view';

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
const inLocation = (search: string): SQL =>
  /^\d+$/.test(search)
    ? sql`${location} ~ ${`\\m${search}\\M`}`
    : sql`${location} like ${containing(search)}`;

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

const now = opaque('now', 'timestamptz');

const matching = ({ includePast, from, to, status, search }: SessionFilters): SQL | undefined =>
  and(
    includePast || from ? undefined : gt(sessions.endsAt, now),
    from ? gte(sessions.sessionDate, opaque('from', 'date')) : undefined,
    to ? lte(sessions.sessionDate, opaque('to', 'date')) : undefined,
    status === undefined ? undefined : eq(statusNow(now), opaque('status', 'int')),
    found(search?.trim() ?? ''),
  );

/** The statements of a page and of the total; named, and so prepared, unless they contain a search text. */
function statementsFor(db: Db, filters: SessionFilters, caller: SQL | null, name: string | undefined) {
  const where = matching(filters);
  const order = orderOf(filters.sort, sortable, 'sessionDate', sql`${sessions.id}`);
  // Paged before anything is counted: PostgreSQL computes selected values for skipped rows too.
  const page = db
    .select()
    .from(sessions)
    .where(where)
    .orderBy(order)
    .limit(opaque('limit', 'int') as never)
    .offset(opaque('offset', 'int') as never)
    .as('sessions');
  const rows = db.select(sessionFields(now, caller)).from(page).orderBy(order);
  const total = db.select({ total: count() }).from(sessions).where(where);
  return name
    ? { rows: rows.prepare(`${name}_rows`), total: total.prepare(`${name}_total`) }
    : { rows, total };
}

/** The requested list and its caller. */
interface Asked {
  filters: SessionFilters;
  caller: string | null;
}

/**
 * Lists sessions as a caller (or null) sees them; equal concurrent requests are read once.
 * @returns the filtered sessions, soonest first unless sorted otherwise, and with a page the total number
 */
export function prepareList(db: Db, clock: Clock) {
  const prepared = new Map<string, ReturnType<typeof statementsFor>>();
  const read = async ({ filters, caller }: Asked): Promise<Listed<Session>> => {
    const { includePast, from, to, status, search, sort } = filters;
    const shape = [includePast, from, to, status !== undefined, caller].map((part) => Number(Boolean(part)));
    const name = search ? undefined : ['sessions', sort, shape.join('')].filter(Boolean).join('_');
    const statements =
      prepared.get(name ?? '') ?? statementsFor(db, filters, caller ? opaque('caller', 'uuid') : null, name);
    if (name) prepared.set(name, statements);
    const { limit = null, offset = 0 } = pageOf(filters);
    const values = { now: clock.now().toISOString(), from, to, status, caller, limit, offset };
    // Awaited together: when the database is down both fail, and an unhandled rejection would end the process.
    const [rows, counted] = await Promise.all([
      statements.rows.execute(values),
      limit === null ? [] : statements.total.execute(values),
    ]);
    return { rows, total: counted[0]?.total };
  };
  return batchReads((asked: readonly Asked[]) => Promise.all(asked.map(read)), JSON.stringify, 1);
}
