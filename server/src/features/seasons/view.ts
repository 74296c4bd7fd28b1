import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { daysBetween } from 'shared-api/calendar';
import { rules, type Season, SeasonStatus } from 'shared-api/contract';
import type { PassPeriod } from 'shared-api/passes';
import { seasons } from '../../db/schema';

/** People whose active pass reaches into the season in the surrounding query; a deleted account's pass is nobody's. */
export const activePasses: SQL<number> = sql<number>`(select count(distinct p.user_id)::int from subscriptions p
  where p.start_date <= "seasons"."end_date" and p.end_date >= "seasons"."start_date"
    and p.status = ${sql.raw(String(SeasonStatus.Active))})`;

const { createdOn: _, ...stored } = getTableColumns(seasons);

/** A season as it is stored, and how many have a pass for it. */
export const seasonFields = { ...stored, registeredUsersCount: activePasses };

/** A season with what follows from its dates. */
export function toSeason(row: Omit<Season, 'weeks' | 'sessionsCount'>): Season {
  return { ...row, weeks: weeksOf(row), sessionsCount: plannedSessions(row) };
}

/** How many sessions a period usually has: two of its weeks are not counted (docs/product.md, Seasons and passes). */
export const plannedSessions = (period: PassPeriod): number =>
  Math.max(0, weeksOf(period) - rules.season.uncountedWeeks);

const weeksOf = ({ startDate, endDate }: PassPeriod): number =>
  Math.ceil(daysBetween(startDate, endDate) / 7);
