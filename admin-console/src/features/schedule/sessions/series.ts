import { rules } from 'shared-api';
import { addDays, isCalendarDate } from 'shared-ui';

/**
 * The dates of a weekly series, including the first, as the server computes them.
 * @returns at most one more than allowed at once (`rules.session.seriesMax`), so that a form notices an
 * excess; empty for invalid dates or an end before the start
 */
export const weeklyDates = (first: string, until: string): string[] => {
  if (!isCalendarDate(first) || !isCalendarDate(until)) return [];
  const dates: string[] = [];
  // Calendar dates compare as texts.
  for (let date = first; date <= until && dates.length <= rules.session.seriesMax; date = addDays(date, 7)) {
    dates.push(date);
  }
  return dates;
};
