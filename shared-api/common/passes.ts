import { SeasonStatus } from '../contract/enums';
import { addDays, daysBetween, noonOf } from './calendar';

/** What of a season pass says which dates it covers. */
export interface PassDates {
  status: SeasonStatus;
  startDate: string;
  endDate: string;
}

/** A stretch of dates, its first and its last included. */
export type PassPeriod = Pick<PassDates, 'startDate' | 'endDate'>;

/** Whether a date lies in a pass's dates, its first and its last included, whatever has become of the pass. */
export const holdsDate = ({ startDate, endDate }: PassPeriod, date: string): boolean =>
  startDate <= date && date <= endDate;

/**
 * Whether a pass covers a date, its first and its last included: the one rule by which a session costs its holder nothing.
 * @param date as 2026-11-28
 */
export const covers = (pass: PassDates, date: string): boolean =>
  pass.status === SeasonStatus.Active && holdsDate(pass, date);

/** Whether two stretches of dates have a date in common. */
export const overlap = (one: PassPeriod, other: PassPeriod): boolean =>
  one.startDate <= other.endDate && other.startDate <= one.endDate;

/** The Saturday that a date is, or that comes next. */
export const saturdayFrom = (date: string): string => addDays(date, 6 - noonOf(date).getUTCDay());

/** How many Saturdays lie between two dates, both included; 0 where the last comes before the first. */
export const saturdaysBetween = (first: string, last: string): number =>
  Math.max(0, Math.floor(daysBetween(saturdayFrom(first), last) / 7) + 1);

/** What the price of a pass follows from; dates as 2026-11-28, prices in dollars. */
export interface PassTariff {
  /** For all of its dates. */
  price: number;
  startDate: string;
  endDate: string;
  /** The first day whose game has not begun yet. */
  from: string;
  /** Whether Saturdays that have passed are not paid for. */
  isProRated: boolean;
}

/** What a pass costs if it is bought now. */
export interface PassQuote {
  price: number;
  /** Those left of its dates. */
  saturdays: number;
}

/** Quotes a pass: the one place where a price is pro-rated. */
export function quote({ price: full, startDate, endDate, from, isProRated }: PassTariff): PassQuote {
  const all = saturdaysBetween(startDate, endDate);
  const saturdays = saturdaysBetween(from > startDate ? from : startDate, endDate);
  const isPart = isProRated && saturdays < all;
  return { price: isPart ? Math.min(full, Math.round((full * saturdays) / all)) : full, saturdays };
}
