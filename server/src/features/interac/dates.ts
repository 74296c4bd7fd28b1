import { isCalendarDate } from 'shared-api/calendar';
import { plain, type StatementMapping } from 'shared-api/contract';

export type DateOrder = StatementMapping['dateOrder'];

/** The orders in which banks write dates. */
export const dateOrders: readonly DateOrder[] = ['ymd', 'mdy', 'dmy'];

/** Names of the months in both languages, without accents. */
const months: readonly (readonly string[])[] = [
  ['january', 'janvier'],
  ['february', 'fevrier'],
  ['march', 'mars'],
  ['april', 'avril'],
  ['may', 'mai'],
  ['june', 'juin'],
  ['july', 'juillet'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['october', 'octobre'],
  ['november', 'novembre'],
  ['december', 'decembre'],
];

/** The first three parts of a date; null when a text does not have three. */
function partsOf(text: string): [string, string, string] | null {
  const bare = text.trim();
  const [first, second, third] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(bare)?.slice(1) ??
    (bare.split(/[T ]\d{1,2}:/, 1)[0] ?? '').split(/[\s/.,-]+/).filter((part) => part !== '');
  return first && second && third ? [first, second, third] : null;
}

/**
 * Parses a date as banks and Interac write it: `2026-11-21`, `20261121`, `11/21/2026`, `21 nov. 2026`, `November 21,
 * 2026`, `21-nov-26`.
 * @param order of the numbers; a year of four digits, or a month's name, leaves less to it
 * @returns a calendar date, or null
 */
export function dateIn(text: string, order: DateOrder): string | null {
  const parts = partsOf(text);
  if (!parts) return null;
  const [first, second, third] = parts;
  if (/^\d{4}$/.test(first)) return calendarDate(first, monthIn(second), third);
  const isNamed = [first, second].some((part) => /^\p{L}/u.test(part));
  if (isNamed && !/^\d{4}$/.test(third)) {
    // Of `14-nov-26` either number may be the year.
    if (order === 'ymd') return calendarDate(yearIn(first), monthIn(second), third);
    const [day, month] = order === 'mdy' ? [second, first] : [first, second];
    return /^\d/.test(month) ? null : calendarDate(yearIn(third), monthIn(month), day);
  }
  if (isNamed) {
    const [day, month] = /^\p{L}/u.test(first) ? [second, first] : [first, second];
    return calendarDate(third, monthIn(month), day);
  }
  if (order === 'ymd') return calendarDate(yearIn(first), second, third);
  return order === 'mdy'
    ? calendarDate(yearIn(third), first, second)
    : calendarDate(yearIn(third), second, first);
}

/** Whether a text is a date that has its year in two digits, so that nothing proves which number that is. */
export const hasShortYear = (text: string): boolean =>
  partsOf(text)?.every((part) => !/^\d{4}$/.test(part)) ?? false;

const yearIn = (part: string): string => (/^\d{2}$/.test(part) ? `20${part}` : part);

/** A month's number: of one or two digits, or of the one month that begins like this; empty otherwise. */
function monthIn(part: string): string {
  if (/^\d{1,2}$/.test(part)) return part;
  const word = plain(part);
  const found = months.flatMap((names, index) =>
    word.length >= 3 && names.some((name) => name.startsWith(word)) ? [String(index + 1)] : [],
  );
  return found.length === 1 ? (found[0] ?? '') : '';
}

function calendarDate(year: string, month: string, day: string): string | null {
  const [, digits] = /^(\d{1,2})(?:er|st|nd|rd|th)?$/.exec(plain(day)) ?? [];
  if (!digits || !/^\d{1,2}$/.test(month) || !/^(19|20|21)\d{2}$/.test(year)) return null;
  const date = `${year}-${month.padStart(2, '0')}-${digits.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}
