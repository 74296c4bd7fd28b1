import { daysBetween } from 'shared-api/calendar';
import { type DateOrder, dateIn, dateOrders } from '../interac/reading';

/** How a weekday begins in either language; `mar` is a month as well, so that a date is read without it first. */
const weekday = /^(sun|mon|tue|wed|thu|fri|sat|dim|lun|mar|mer|jeu|ven|sam)\p{L}{0,6}\.?,? +/iu;
const weekdays = 'sun mon tue wed thu fri sat dim lun mar mer jeu ven sam'.split(' ');

/** A year that has every day. */
const leapYear = 2024;

/** What may follow a date: a time, or a word in brackets. */
const remark = / ?(?:\(|[T ]\d{1,2} ?[:h]).*$/s;

const texts = (cell: string): string[] => {
  const bare = cell.replace(remark, '');
  const all = [...new Set([cell, bare].flatMap((text) => [text, text.replace(weekday, '')]))];
  return all.filter((text) => !holdsMore(text));
};

/** Whether a number follows a date: of two dates in a cell, neither is the one. */
const holdsMore = (text: string): boolean =>
  text
    .split(/[\s/.,-]+/)
    .filter((part) => part !== '')
    .slice(3)
    .some((part) => /^\d/.test(part));

/** A date with its year. */
const datedIn = (cell: string, order: DateOrder): string | null =>
  texts(cell).reduce<string | null>((found, text) => found ?? dateIn(text, order), null);

/** A date that leaves its year to others: `Sep 5`, `sam. 5 sept.`, `09-05`. */
const yearlessIn = (cell: string, order: DateOrder, year: number): string | null =>
  texts(cell)
    .filter((text) => text.split(/[\s/.,-]+/).filter(Boolean).length === 2)
    .reduce<string | null>(
      (found, text) => found ?? dateIn(`${text} ${year}`, order === 'ymd' ? 'mdy' : order),
      null,
    );

const readDay = (cell: string, order: DateOrder, year: number): string | null =>
  datedIn(cell, order) ?? yearlessIn(cell, order, year);

/** Whether a column's name is a date. */
export const isDay = (cell: string): boolean =>
  cell.length <= 40 && dateOrders.some((order) => readDay(cell, order, leapYear) !== null);

/** Whether a date has no year. */
const isYearless = (cell: string): boolean => dateOrders.every((order) => datedIn(cell, order) === null);

/** Whether somebody has to say of which year the first of some dates is. */
export const lacksYear = ([first]: readonly string[]): boolean => first !== undefined && isYearless(first);

/**
 * The dates of columns, one after the other: where one has no year, it is the nearest to the one before.
 * @param year of the first
 * @returns calendar dates; null for what is none
 */
export function datesOf(cells: readonly string[], order: DateOrder, year: number): (string | null)[] {
  let before: string | null = null;
  return cells.map((cell) => {
    const dated = datedIn(cell, order) ?? (before === null ? yearlessIn(cell, order, year) : null);
    const date = dated ?? nearest(cell, order, before);
    before = date ?? before;
    return date;
  });
}

function nearest(cell: string, order: DateOrder, to: string | null): string | null {
  if (to === null) return null;
  const year = Number(to.slice(0, 4));
  const dates = [year - 1, year, year + 1].flatMap((one) => yearlessIn(cell, order, one) ?? []);
  const far = (date: string) => Math.abs(daysBetween(to, date));
  return dates.sort((a, b) => far(a) - far(b))[0] ?? null;
}

/** Whether a date is on the weekday that its cell names, if it names one; undefined when it does not. */
function isOnWeekday(cell: string, date: string): boolean | undefined {
  const [, named] = weekday.exec(cell) ?? [];
  if (!named || dateOrders.some((order) => dateIn(`${cell} ${leapYear}`, order))) return undefined;
  return weekdays.indexOf(named.toLowerCase()) % 7 === weekdayOf(date);
}

const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();

/** Years back in which a list without years may begin: within them a date has another weekday each year. */
const yearsBack = 5;

/**
 * The last year that puts none of some dates after a day, nor on another weekday than theirs.
 * @param today a calendar date
 * @returns sure where a weekday tells it
 */
export function likelyYear(
  cells: readonly string[],
  order: DateOrder,
  today: string,
): { year: number; isSure: boolean } {
  const now = Number(today.slice(0, 4));
  const years = Array.from({ length: yearsBack }, (_, back) => now - back).filter((year) =>
    datesOf(cells, order, year).every((date) => date === null || date <= today),
  );
  const fits = (year: number) =>
    datesOf(cells, order, year).map((date, index) => date && isOnWeekday(cells[index] ?? '', date));
  const told = years.find((year) => fits(year).includes(true) && !fits(year).includes(false));
  return { year: told ?? years[0] ?? now - yearsBack, isSure: told !== undefined };
}

/**
 * The order of day and month. Sure when all dates fit only one, or read the same in each. The likeliest has the fewest
 * weekdays, since a club plays on one, and then the shortest range.
 */
export function orderOfDays(cells: readonly string[], year: number): { order: DateOrder; isSure: boolean } {
  const readings = dateOrders
    .map((order) => {
      const dates = datesOf(cells, order, year);
      const known = dates.flatMap((date) => date ?? []).toSorted();
      const weekdays = new Set(known.map(weekdayOf)).size;
      const [first = '', last = ''] = [known.at(0), known.at(-1)];
      return {
        order,
        dates,
        isWhole: known.length === cells.length,
        weekdays,
        days: daysBetween(first, last),
      };
    })
    .filter(({ isWhole }) => isWhole && cells.length > 0)
    .sort((a, b) => a.weekdays - b.weekdays || a.days - b.days);
  const [likeliest] = readings;
  return {
    order: likeliest?.order ?? 'ymd',
    isSure:
      likeliest !== undefined && readings.every(({ dates }) => String(dates) === String(likeliest.dates)),
  };
}
