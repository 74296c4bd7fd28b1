import { useQuery } from '@tanstack/react-query';
import { sessionsQuery } from 'shared-api';
import { weeklyDates } from './series';

/**
 * The dates of a weekly series, and those of them that have a session already, whatever has become of it. The server
 * leaves these out in any case; while they are on their way none is known.
 */
export const useTakenDates = (first: string, until: string): { dates: string[]; taken: Set<string> } => {
  const dates = weeklyDates(first, until);
  const { data } = useQuery({
    ...sessionsQuery({ includePast: true, from: first, to: until }),
    enabled: dates.length > 0,
  });
  const planned = new Set(data?.rows.map(({ sessionDate }) => sessionDate));
  return { dates, taken: new Set(dates.filter((date) => planned.has(date))) };
};
