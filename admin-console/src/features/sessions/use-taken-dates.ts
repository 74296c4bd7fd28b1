import { useQuery } from '@tanstack/react-query';
import { sessionsQuery } from './api';
import { weeklyDates } from './series';

/** A weekly series: its dates, those that already have a session, and the number of sessions it would create. */
interface SeriesDates {
  dates: string[];
  taken: Set<string>;
  count: number;
}

/**
 * The dates of a weekly series, and those that already have a session, in any status. The server skips these anyway;
 * none is known while loading.
 * @param skip unwanted dates
 */
export const useTakenDates = (first: string, until: string, skip: readonly string[]): SeriesDates => {
  const dates = weeklyDates(first, until);
  const { data } = useQuery({
    ...sessionsQuery({ includePast: true, from: first, to: until }),
    enabled: dates.length > 0,
  });
  const planned = new Set(data?.rows.map(({ sessionDate }) => sessionDate));
  const taken = new Set(dates.filter((date) => planned.has(date)));
  return { dates, taken, count: dates.filter((date) => !skip.includes(date) && !taken.has(date)).length };
};
