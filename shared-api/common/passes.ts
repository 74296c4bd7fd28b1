import { SeasonStatus } from '../contract/enums';

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
