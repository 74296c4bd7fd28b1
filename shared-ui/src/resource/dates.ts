import { rules } from 'shared-api';
import { addDays, clubDate, isCalendarDate } from 'shared-api/calendar';

/** A date range, inclusive; '' for an open side. */
export interface Dates {
  from: string;
  to: string;
}

/** The last 30 days up to today, at the club (docs/product.md, Lists and filters). */
export const lastDays = (today: string = clubDate()): Dates => ({
  from: addDays(today, -rules.defaultRangeDays),
  to: today,
});

/** Whether a date input holds a complete day. While the year 2025 is typed, browsers report the years 2, 20 and 202. */
export const isWholeDay = (value: string): boolean => isCalendarDate(value) && value >= '1000';

/** Changes one side of a range. If it would end before it begins, the other side becomes open. */
export const withDay = (dates: Dates, side: keyof Dates, day: string): Dates => {
  const next = { ...dates, [side]: day };
  if (!next.from || !next.to || next.from <= next.to) return next;
  return side === 'from' ? { from: day, to: '' } : { from: '', to: day };
};
