import { SeasonStatus } from '../contract/enums';
import { addDays, daysBetween, noonOf } from './calendar';

/** The part of a season pass that decides which dates it covers. */
export interface PassDates {
  status: SeasonStatus;
  startDate: string;
  endDate: string;
}

/** A period of dates, first and last included. */
export type PassPeriod = Pick<PassDates, 'startDate' | 'endDate'>;

/** Whether a date lies within a pass's dates, inclusive, whatever the pass's status. */
export const holdsDate = ({ startDate, endDate }: PassPeriod, date: string): boolean =>
  startDate <= date && date <= endDate;

/**
 * Whether a pass covers a date, inclusive: the one rule by which a session is free for its holder.
 * @param date as 2026-11-28
 */
export const covers = (pass: PassDates, date: string): boolean =>
  pass.status === SeasonStatus.Active && holdsDate(pass, date);

/** Whether two periods have a date in common. */
export const overlap = (one: PassPeriod, other: PassPeriod): boolean =>
  one.startDate <= other.endDate && other.startDate <= one.endDate;

/** The given date if it is on a day of the week, otherwise the next one that is. @param weekday from Sunday, 0 */
export const gameDayFrom = (date: string, weekday: number): string =>
  addDays(date, (weekday - noonOf(date).getUTCDay() + 7) % 7);

/** How often a day of the week comes between two dates, inclusive; 0 when the last comes before the first. */
export const gameDaysBetween = (first: string, last: string, weekday: number): number =>
  Math.max(0, Math.floor(daysBetween(gameDayFrom(first, weekday), last) / 7) + 1);

/** What a pass's price depends on; dates as 2026-11-28, prices in dollars. */
export interface PassTariff {
  /** The full price. */
  price: number;
  startDate: string;
  endDate: string;
  /** The first day whose game has not begun yet. */
  from: string;
  /** On which day of the week the club plays, from Sunday, 0. */
  weekday: number;
  /** Whether past game days are deducted. */
  isProRated: boolean;
}

/** The price of a pass bought now. */
export interface PassQuote {
  price: number;
  /** The remaining game days: Saturdays, unless the club plays on another day. */
  saturdays: number;
}

/** Computes a pass's price: the only place that prorates it. */
export function quote({ price: full, startDate, endDate, from, weekday, isProRated }: PassTariff): PassQuote {
  const all = gameDaysBetween(startDate, endDate, weekday);
  const saturdays = gameDaysBetween(from > startDate ? from : startDate, endDate, weekday);
  const isPart = isProRated && saturdays < all;
  return { price: isPart ? Math.min(full, Math.round((full * saturdays) / all)) : full, saturdays };
}
