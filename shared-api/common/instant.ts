import { TZDate } from '@date-fns/tz';
import { timeZone } from '../contract/time-zone';

/**
 * The instant at which the club's clock shows a time on a day, in summer and in winter.
 * @param date as 2026-11-07
 * @param time as 10:00
 */
export const instantOf = (date: string, time: string): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, day, hours, minutes, timeZone).getTime());
};

/**
 * When answers for a session close: nobody takes, leaves or is given a place from then on.
 * @param startsAt the session's start
 * @param settings the club's, or what is known of them
 */
export const closesAt = (
  startsAt: Date,
  { answersCloseMinutes }: Readonly<{ answersCloseMinutes: number }>,
): Date => new Date(startsAt.getTime() - answersCloseMinutes * 60_000);
