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

/** The given date if it is a Saturday, otherwise the next one. */
export const saturdayFrom = (date: string): string => addDays(date, 6 - noonOf(date).getUTCDay());

/** The number of Saturdays between two dates, inclusive; 0 when the last comes before the first. */
export const saturdaysBetween = (first: string, last: string): number =>
  Math.max(0, Math.floor(daysBetween(saturdayFrom(first), last) / 7) + 1);

/** What a pass's price depends on; dates as 2026-11-28, prices in dollars. */
export interface PassTariff {
  /** The full price. */
  price: number;
  startDate: string;
  endDate: string;
  /** The first day whose game has not begun yet. */
  from: string;
  /** Whether past Saturdays are deducted. */
  isProRated: boolean;
}

/** The price of a pass bought now. */
export interface PassQuote {
  price: number;
  /** The remaining Saturdays. */
  saturdays: number;
}

/** Computes a pass's price: the only place that prorates it. */
export function quote({ price: full, startDate, endDate, from, isProRated }: PassTariff): PassQuote {
  const all = saturdaysBetween(startDate, endDate);
  const saturdays = saturdaysBetween(from > startDate ? from : startDate, endDate);
  const isPart = isProRated && saturdays < all;
  return { price: isPart ? Math.min(full, Math.round((full * saturdays) / all)) : full, saturdays };
}
