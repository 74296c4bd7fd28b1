import { SeasonStatus } from '../contract/enums';
import { rules } from '../contract/rules';
import { addDays, daysBetween, noonOf } from './calendar';

/** What of a season pass says which dates it covers. */
export interface PassDates {
  status: SeasonStatus;
  startDate: string;
  endDate: string;
}

/** Whether a date lies in a pass's dates, its first and its last included, whatever has become of the pass. */
export const holdsDate = (
  { startDate, endDate }: Pick<PassDates, 'startDate' | 'endDate'>,
  date: string,
): boolean => startDate <= date && date <= endDate;

/**
 * Whether a pass covers a date, its first and its last included: the one rule by which a session costs its holder nothing.
 * @param date as 2026-11-28
 */
export const covers = (pass: PassDates, date: string): boolean =>
  pass.status === SeasonStatus.Active && holdsDate(pass, date);

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
  dropInPrice: number;
  /** Whether Saturdays that have passed are not paid for. */
  isProRated: boolean;
}

/** What a pass costs if it is bought now, compared with paying for each of its Saturdays. */
export interface PassQuote {
  price: number;
  /** Those left of its dates. */
  saturdays: number;
  /** Dollars, for somebody who plays them all; negative where drop-in costs less. */
  saves: number;
  /** The number of games from which it costs no more than drop-in; null where drop-in is free. */
  paysFrom: number | null;
  /** The percentage that the club's texts say it saves more than, and null where that is not true. */
  savesOver: number | null;
}

const inCents = (dollars: number): number => Math.round(dollars * 100);

/** Quotes a pass: the one place where a price is pro-rated and a saving computed. */
export function quote({
  price: full,
  startDate,
  endDate,
  from,
  dropInPrice,
  isProRated,
}: PassTariff): PassQuote {
  const all = saturdaysBetween(startDate, endDate);
  const saturdays = saturdaysBetween(from > startDate ? from : startDate, endDate);
  const isPart = isProRated && saturdays < all;
  const price = isPart ? Math.min(full, Math.round((full * saturdays) / all)) : full;
  const [cents, dropIn] = [inCents(price), inCents(dropInPrice)];
  const saves = saturdays * dropIn - cents;
  const { savesOver } = rules.season;
  return {
    price,
    saturdays,
    saves: saves / 100,
    paysFrom: dropIn === 0 ? null : Math.ceil(cents / dropIn),
    savesOver: saves * 100 > savesOver * saturdays * dropIn ? savesOver : null,
  };
}
