import { SeasonStatus } from '../contract/enums';

/** What of a season pass says which dates it covers. */
export interface PassDates {
  status: SeasonStatus;
  startDate: string;
  endDate: string;
}

/**
 * Whether a pass covers a date, its first and its last included: the one rule by which a session costs its holder nothing.
 * @param date as 2026-11-28
 */
export const covers = ({ status, startDate, endDate }: PassDates, date: string): boolean =>
  status === SeasonStatus.Active && startDate <= date && date <= endDate;
