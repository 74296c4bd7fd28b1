import { plainSearch } from './plain';

/** The possible meanings of one search word; a date is found when every word matches it. */
export interface DateWord {
  /** Weekdays with this prefix in either language, Sunday being 0. */
  weekdays: number[];
  /** Months with this prefix in either language, January being 1. */
  months: number[];
  day?: number;
  year?: number;
  /** A month or a day written as 2026-12 or 2026-12-05. */
  iso?: string;
}

const weekdayNames = [
  'sunday monday tuesday wednesday thursday friday saturday',
  'dimanche lundi mardi mercredi jeudi vendredi samedi',
].map((names) => names.split(' '));
const monthNames = [
  'january february march april may june july august september october november december',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
].map((names) => names.split(' '));

/** Ignored words, as in « le samedi 5 » and “the 5th”. */
const fillers = ['le', 'the'];

/** The indices of names of either language that begin with a word. */
const beginning = (names: string[][], word: string): number[] =>
  /^[a-z]+$/.test(word)
    ? [...new Set(names.flatMap((list) => list.flatMap((name, at) => (name.startsWith(word) ? [at] : []))))]
    : [];

const meaningOf = (text: string): DateWord => {
  const day = /^(0?[1-9]|[12]\d|3[01])(?:er|e|re|st|nd|rd|th)?$/.exec(text)?.[1];
  return {
    weekdays: beginning(weekdayNames, text),
    months: beginning(monthNames, text).map((at) => at + 1),
    ...(day !== undefined && { day: Number(day) }),
    ...(/^\d{4}$/.test(text) && { year: Number(text) }),
    ...(/^\d{4}-\d{2}(-\d{2})?$/.test(text) && { iso: text }),
  };
};

/**
 * Parses a search for a session's date in any form used on a page, in either language: “Saturday”, “nov 7”, « sam. 7
 * nov. », « 1er janvier », 2026, 2026-11-07. Case, accents and punctuation do not matter. The
 * schedule applies it with {@link fitsDate}, the server in SQL.
 * @returns no words for an empty search
 */
export const readDateSearch = (search: string): DateWord[] => {
  const words = plainSearch(search)
    .split(/[\s.,;·()]+/)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !fillers.includes(word));
  return (telling.length > 0 ? telling : words).map(meaningOf);
};

/** @param date as 2026-11-07; anything else matches no word */
export const fitsDate = (date: string, words: readonly DateWord[]): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return words.length === 0;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay();
  return words.every(
    (word) =>
      (word.iso !== undefined && date.startsWith(word.iso)) ||
      word.day === day ||
      word.year === year ||
      word.months.includes(month) ||
      word.weekdays.includes(weekday),
  );
};
