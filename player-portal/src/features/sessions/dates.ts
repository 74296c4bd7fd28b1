import { now as currentTime } from 'shared-api';
import { addDays, clubDate, noonOf } from 'shared-ui';

/** The options of the schedule's date filter. */
export const dateChoices = ['all', 'today', 'tomorrow', 'thisWeek', 'nextWeek'] as const;
export type DateChoice = (typeof dateChoices)[number];

/** Weeks begin on Sunday, as calendars in Québec do. */
const weekOf = (date: string): { from: string; to: string } => {
  const from = addDays(date, -noonOf(date).getUTCDay());
  return { from, to: addDays(from, 6) };
};

/**
 * The calendar dates of an option, inclusive; `null` means all.
 * @param now an instant; "today" is the club's day at that instant
 */
export const datesOf = (
  choice: DateChoice,
  now: Date | number = currentTime(),
): { from: string; to: string } | null => {
  const today = clubDate(now);
  switch (choice) {
    case 'all':
      return null;
    case 'today':
      return { from: today, to: today };
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case 'thisWeek':
      return weekOf(today);
    case 'nextWeek':
      return weekOf(addDays(today, 7));
  }
};
