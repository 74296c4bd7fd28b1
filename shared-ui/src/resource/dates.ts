import { rules } from 'shared-api';
import { addDays, clubDate, isCalendarDate } from 'shared-api/calendar';

/** From one day to another, both included; '' where a side is open. */
export interface Dates {
  from: string;
  to: string;
}

/** The last 30 days up to today, at the club (docs/product.md, Lists and filters). */
export const lastDays = (today: string = clubDate()): Dates => ({
  from: addDays(today, -rules.defaultRangeDays),
  to: today,
});

/**
 * Whether a date field holds a whole day. A year is typed digit by digit, and browsers call 2025 the years 2, 20 and
 * 202 on the way.
 */
export const isWholeDay = (value: string): boolean => isCalendarDate(value) && value >= '1000';

/** Dates with one side changed. A range that would end before it begins is open on its other side instead. */
export const withDay = (dates: Dates, side: keyof Dates, day: string): Dates => {
  const next = { ...dates, [side]: day };
  if (!next.from || !next.to || next.from <= next.to) return next;
  return side === 'from' ? { from: day, to: '' } : { from: '', to: day };
};
