import { addDays, addMonths } from 'shared-ui';

/** A month of the club's calendar, `YYYY-MM`. */
export type Month = string;

/**
 * The part of a month within the date filter.
 * @param range calendar dates, '' for an open side
 */
export const datesWithin = (
  month: Month,
  range: { from: string; to: string },
): { from: string; to: string } => {
  // Calendar dates sort as texts.
  const [, from = ''] = [range.from, `${month}-01`].sort();
  const [to = ''] = [range.to || '9999-12-31', addDays(addMonths(`${month}-01`, 1), -1)].sort();
  return { from, to };
};

/**
 * The expanded months, from the page's address.
 * @param given the address's parameter; without one, the newest month is expanded
 */
export const openMonths = (given: string | null, newest: Month | undefined): readonly Month[] => {
  if (given !== null) return given.split(',').filter((month) => /^\d{4}-\d{2}$/.test(month));
  return newest ? [newest] : [];
};

/** The parameter after expanding or collapsing a month. */
export const toggleMonth = (open: readonly Month[], month: Month): string =>
  (open.includes(month) ? open.filter((one) => one !== month) : [...open, month]).join(',');
