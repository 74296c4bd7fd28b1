import { useQuery } from '@tanstack/react-query';
import { sessionsQuery } from 'shared-api';
import { weeklyDates } from './series';

/** A weekly series as it stands: its dates, those that have a session already, and how many sessions it makes. */
interface SeriesDates {
  dates: string[];
  taken: Set<string>;
  count: number;
}

/**
 * The dates of a weekly series, and those of them that have a session already, whatever has become of it. The server
 * leaves these out in any case; while they are on their way none is known.
 * @param skip dates that are not wanted
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
