import { isCalendarDate } from 'shared-api/calendar';
import { plain, type StatementMapping } from 'shared-api/contract';

export type DateOrder = StatementMapping['dateOrder'];

// Prefixes of month names in both languages, without accents; `juil` before `jui`.
const months: readonly (readonly [start: string, month: number])[] = [
  ['jan', 1],
  ['fe', 2],
  ['mar', 3],
  ['apr', 4],
  ['avr', 4],
  ['ma', 5],
  ['juil', 7],
  ['jul', 7],
  ['jun', 6],
  ['jui', 6],
  ['au', 8],
  ['ao', 8],
  ['sep', 9],
  ['oct', 10],
  ['nov', 11],
  ['dec', 12],
];

/**
 * Parses a date as banks and Interac write it: `2026-11-21`, `20261121`, `11/21/2026`, `21 nov. 2026`, `November 21,
 * 2026`.
 * @param order of three numbers with the year last; a leading year is always followed by month and day
 * @returns a calendar date, or null
 */
export function dateIn(text: string, order: DateOrder): string | null {
  const [first = '', second = '', third = ''] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim())?.slice(1) ??
    text
      .trim()
      .replace(/[T ]\d{1,2}:.*$/, '')
      .split(/[\s/.,-]+/)
      .filter((part) => part !== '');
  const named = [first, second].findIndex((part) => /^\p{L}/u.test(part));
  if (named >= 0) return calendarDate(third, monthNamed([first, second][named]), [first, second][1 - named]);
  if (/^\d{4}$/.test(first)) return calendarDate(first, second, third);
  if (order === 'ymd') return null;
  return order === 'mdy' ? calendarDate(third, first, second) : calendarDate(third, second, first);
}

const monthNamed = (name = ''): string =>
  String(months.find(([start]) => plain(name).startsWith(start))?.[1] ?? '');

function calendarDate(year: string, month: string, day = ''): string | null {
  if (!/^(19|20|21)\d{2}$/.test(year)) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.replace(/\D/g, '').padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}
