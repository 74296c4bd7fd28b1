import { and, asc, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm';
import { daysBetween } from 'shared-api/calendar';
import { type Calls, rules, type Season, SeasonStatus, type Shape } from 'shared-api/contract';
import type { PassPeriod } from 'shared-api/passes';
import { type Listed, orderOf, readPage } from '../../data/listing';
import { type Db, firstOf, type Tx } from '../../data/rows';
import { seasons } from '../../data/schema';
import { finds, plainSql, searchedSql } from '../../data/search';
import type { OnSale } from '../places/rules';

type SeasonRow = typeof seasons.$inferSelect;
type SeasonFilters = Shape<Calls['GET /api/v1/Seasons']>['query'];

/** One season, or undefined. */
export async function findSeason(db: Db, id: string): Promise<Season | undefined> {
  const [row] = await db.select(seasonFields).from(seasons).where(eq(seasons.id, id));
  return row && toSeason(row);
}

/** The active season that includes a day, as yyyy-MM-dd. */
export const currentSeason = async (db: Db, today: string): Promise<Season | undefined> =>
  (await seasonsOnSale(db, today)).current;

/** The active seasons that passes are sold for on a day, as yyyy-MM-dd. */
export async function seasonsOnSale(db: Db, today: string): Promise<OnSale> {
  const found = await seasonsFrom(db, today);
  return {
    current: found.find(({ startDate }) => startDate <= today),
    next: found.find(({ startDate }) => startDate > today),
  };
}

/** Locks a season until the transaction ends. Passes can still be inserted, whose foreign key needs the season. */
export const lockSeason = (tx: Tx, id: string): Promise<SeasonRow | undefined> =>
  firstOf(tx.select().from(seasons).where(eq(seasons.id, id)).for('no key update'));

/** The active seasons that have a date from a day on, and reach into the period if one is given. */
export const seasonsFrom = (db: Db, day: string, period?: PassPeriod): Promise<Season[]> =>
  db
    .select(seasonFields)
    .from(seasons)
    .where(isReached(day, period))
    .orderBy(asc(seasons.startDate), asc(seasons.id))
    .then((rows) => rows.map(toSeason));

/** Locks the seasons that `seasonsFrom` reads, always in the same order, as `lockSeason` does. */
export async function lockSeasonsFrom(tx: Tx, day: string, period?: PassPeriod): Promise<void> {
  await tx
    .select({ id: seasons.id })
    .from(seasons)
    .where(isReached(day, period))
    .orderBy(asc(seasons.id))
    .for('no key update');
}

const isReached = (day: string, period?: PassPeriod): SQL | undefined =>
  and(
    eq(seasons.status, SeasonStatus.Active),
    gte(seasons.endDate, day),
    period && and(lte(seasons.startDate, period.endDate), gte(seasons.endDate, period.startDate)),
  );

const sortable: Record<string, SQL> = {
  name: plainSql(sql`${seasons.name}`),
  startDate: sql`${seasons.startDate}`,
  endDate: sql`${seasons.endDate}`,
  price: sql`${seasons.price}`,
  status: sql`${seasons.status}`,
};

const matching = ({ status, search }: SeasonFilters): SQL | undefined =>
  and(
    status === undefined ? undefined : eq(seasons.status, status),
    finds(searchedSql(sql`${seasons.name} || ' ' || coalesce(${seasons.notes}, '')`), search),
  );

/** The filtered seasons, newest first unless sorted otherwise. */
export function listSeasons(db: Db, filters: SeasonFilters): Promise<Listed<Season>> {
  const where = matching(filters);
  const order = orderOf(filters.sort, sortable, '-startDate', sql`${seasons.id}`);
  const query = db.select(seasonFields).from(seasons).where(where).orderBy(order);
  return readPage(query.$dynamic(), filters, () => db.$count(seasons, where), toSeason);
}

/** The number of people whose active pass reaches into the season of the surrounding query, without deleted accounts. */
const countActivePasses: SQL<number> = sql<number>`(select count(distinct p.user_id)::int from subscriptions p
  where p.start_date <= "seasons"."end_date" and p.end_date >= "seasons"."start_date"
    and p.status = ${sql.raw(String(SeasonStatus.Active))})`;

const { createdOn: _, ...stored } = getTableColumns(seasons);

/** A season's row and its number of pass holders. */
const seasonFields = { ...stored, registeredUsersCount: countActivePasses };

/** A season with values derived from its dates. */
function toSeason({
  opensAt,
  ...row
}: Omit<Season, 'weeks' | 'sessionsCount' | 'opensAt'> & Pick<SeasonRow, 'opensAt'>): Season {
  const opening = opensAt && { opensAt: opensAt.toISOString() };
  return { ...row, ...opening, weeks: weeksOf(row), sessionsCount: plannedSessions(row) };
}

/** The usual number of sessions in a period: two of its weeks are not counted (docs/product.md, Seasons and passes). */
export const plannedSessions = (period: PassPeriod): number =>
  Math.max(0, weeksOf(period) - rules.season.uncountedWeeks);

const weeksOf = ({ startDate, endDate }: PassPeriod): number =>
  Math.ceil(daysBetween(startDate, endDate) / 7);
