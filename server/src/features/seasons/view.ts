import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { daysBetween } from 'shared-api/calendar';
import { rules, type Season, SeasonStatus } from 'shared-api/contract';
import type { PassPeriod } from 'shared-api/passes';
import { seasons } from '../../db/schema';

/** The number of people whose active pass reaches into the season of the surrounding query, without deleted accounts. */
export const countActivePasses: SQL<number> = sql<number>`(select count(distinct p.user_id)::int from subscriptions p
  where p.start_date <= "seasons"."end_date" and p.end_date >= "seasons"."start_date"
    and p.status = ${sql.raw(String(SeasonStatus.Active))})`;

const { createdOn: _, ...stored } = getTableColumns(seasons);

/** A season's row and its number of pass holders. */
export const seasonFields = { ...stored, registeredUsersCount: countActivePasses };

/** A season with values derived from its dates. */
export function toSeason(row: Omit<Season, 'weeks' | 'sessionsCount'>): Season {
  return { ...row, weeks: weeksOf(row), sessionsCount: plannedSessions(row) };
}

/** The usual number of sessions in a period: two of its weeks are not counted (docs/product.md, Seasons and passes). */
export const plannedSessions = (period: PassPeriod): number =>
  Math.max(0, weeksOf(period) - rules.season.uncountedWeeks);

const weeksOf = ({ startDate, endDate }: PassPeriod): number =>
  Math.ceil(daysBetween(startDate, endDate) / 7);
