import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { daysBetween } from 'shared-api/calendar';
import { rules, type Season, SeasonStatus } from 'shared-api/contract';
import { seasons } from '../../db/schema';

/** People with an active pass of the season in the surrounding query; a deleted account's pass is nobody's. */
export const activePasses: SQL<number> = sql<number>`(select count(distinct p.user_id)::int from subscriptions p
  where p.season_id = "seasons"."id" and p.status = ${sql.raw(String(SeasonStatus.Active))})`;

const { createdOn: _, ...stored } = getTableColumns(seasons);

/** A season as it is stored, and how many have a pass for it. */
export const seasonFields = { ...stored, registeredUsersCount: activePasses };

/** A season with what follows from its dates. */
export function toSeason(row: Omit<Season, 'weeks' | 'sessionsCount'>): Season {
  const weeks = Math.ceil(daysBetween(row.startDate, row.endDate) / 7);
  // Two of the weeks are not counted (docs/product.md, Seasons and passes).
  return { ...row, weeks, sessionsCount: Math.max(0, weeks - rules.season.uncountedWeeks) };
}
