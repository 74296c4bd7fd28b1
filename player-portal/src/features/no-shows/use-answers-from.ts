import { useQuery } from '@tanstack/react-query';
import { clubQuery, now, rules } from 'shared-api';
import { myNoShowsQuery } from './api';

/** How the caller stands with the no-show rule; undefined in a club that has none. */
export const useNoShows = () => {
  const { data: club } = useQuery(clubQuery());
  return useQuery({ ...myNoShowsQuery(), enabled: club !== undefined && club.noShowLimit > 0 }).data;
};

/**
 * When whoever missed too many sessions may say yes to one, or join its line; undefined if they may now.
 * @param closes when its answers close; a session without a date has no such moment
 */
export const useAnswersFrom = (closes: Date | undefined): Date | undefined => {
  const until = useNoShows()?.until;
  if (!until || !closes) return undefined;
  const from = Math.min(Date.parse(until), closes.getTime() - rules.noShows.lastHours * 3_600_000);
  return from > now() ? new Date(from) : undefined;
};
