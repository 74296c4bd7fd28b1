import type { CameColumns, CameDoubt } from 'shared-api/contract';
import { plainName, type Table } from '../../tables/table';
import { centsIn } from '../interac/reading';
import { isDate } from '../interac/statements/columns';
import {
  isAddressed,
  isOwnDate,
  kindOf as kindInBooks,
  lastHeading,
  personKindOf,
  withoutMarks,
} from './columns';
import { isDay, lacksYear, likelyYear, orderOfDays } from './days';
import { markIn, marksIn, sayingOf } from './marks';

/** How a list of who came is read. */
interface Understanding {
  likely: CameColumns;
  /** What somebody has to say; empty when the likely columns are sure. */
  doubts: CameDoubt[];
}

type Kind = 'email' | 'name' | 'date' | 'mark' | 'answer';

const dateName = /^(date|day|jour|session|seance|game|match|partie|when|quand)s?( .{1,40})?$|^.{1,40} date$/;
const markName =
  /^(present|presente|presence|presences|attended|attendance|came|status|statut|here|venu|venue|show)( .{1,20})?$/;

/** What people said that they would do. */
const answerName = /^(rsvp|response|reponse|answer|going|coming)( .{1,20})?$/;

/** What a column's name says; undefined for anything else. */
function kindOf(cell: string): Kind | undefined {
  const name = plainName(cell.slice(0, 100));
  if (dateName.test(name) && !isOwnDate(name)) return 'date';
  if (markName.test(name)) return 'mark';
  if (answerName.test(name)) return 'answer';
  return personKindOf(cell);
}

const isPerson = (kind: Kind | undefined): boolean => kind === 'email' || kind === 'name';

/** The row with the columns' names: people's and days', or else the one that has most days. */
function headingOf(rows: readonly string[][]): number {
  const start = rows.slice(0, lastHeading).map((row) => ({
    days: row.filter((cell) => !isAddressed(cell) && isDay(cell)).length,
    kinds: row.map(kindOf),
    isBody: row.some(isAddressed),
  }));
  const named = start.findIndex(
    ({ days, kinds, isBody }) => !isBody && kinds.some(isPerson) && (days > 0 || kinds.includes('date')),
  );
  if (named >= 0) return named;
  const most = Math.max(0, ...start.map(({ days, isBody }) => (isBody ? 0 : days)));
  return most > 1 ? start.findIndex(({ days, isBody }) => !isBody && days === most) : -1;
}

/**
 * Reads what a table's columns hold: a column for each day, named by its date, or a column with the date of each row.
 * @param today a calendar date
 */
export function understandCame({ rows }: Table, today: string): Understanding {
  const at = headingOf(rows);
  const heading = rows[at] ?? [];
  const body = rows.slice(at + 1);
  const days = heading.flatMap((cell, column) => (isDay(cell) ? [column] : []));
  const named = heading.map((cell, column) => (days.includes(column) ? undefined : kindOf(cell)));
  const kinds = withoutMarks(named, body);
  const isNamed = kinds.some(isPerson);
  const columns = isNamed ? kinds : guessed(body, kinds, days);
  const all = (kind: Kind) => columns.flatMap((one, column) => (one === kind ? [column] : []));
  const [emails, names, dates, marks] = [all('email'), all('name'), all('date'), all('mark')];
  const isByDay = days.length > 0;
  // Under any other name, it may be what somebody answered, or what they paid.
  const answer =
    dates.length === 0 || isByDay || marks.length > 0
      ? undefined
      : (all('answer')[0] ?? answerIn(body, columns) ?? amountIn(heading, body, columns));
  const [email, date, mark] = [emails[0], dates[0], marks[0] ?? answer];
  const dated = isByDay ? days.map((column) => heading[column] ?? '') : cellsOf(body, date).filter(isDate);
  const isYearless = isByDay && lacksYear(dated);
  const thisYear = Number(today.slice(0, 4));
  const { order, isSure } = orderOfDays(dated, thisYear);
  const { year, isSure: isYearSure } = likelyYear(dated, order, today);
  const found = marksOf(body, isByDay ? days : mark === undefined ? [] : [mark]);
  const sayings = found.map(sayingOf);
  return {
    likely: {
      ...{ firstRow: Math.min(at + 1, 100), names: names.slice(0, 4), days, dateOrder: order },
      ...(email !== undefined && { email }),
      ...(!isByDay && date !== undefined && { date }),
      ...(!isByDay && mark !== undefined && { mark }),
      ...(isYearless && { year }),
      ...(sayings.includes(undefined) && {
        came: found.filter((one, index) => sayings[index] ?? (centsIn(one) ?? 0) > 0),
      }),
    },
    doubts: [
      ...(!isNamed || emails.length > 1 || (emails.length === 0 && names.length > 4)
        ? (['person'] as const)
        : []),
      ...((
        isByDay
          ? !skips(heading, body, columns)
          : date !== undefined && dates.length < 2 && marks.length < 2
      )
        ? []
        : (['days'] as const)),
      ...(isSure || dated.length === 0 ? [] : (['dateOrder'] as const)),
      ...(isYearless && !isYearSure ? (['year'] as const) : []),
      ...(sayings.includes(undefined) || answer !== undefined ? (['marks'] as const) : []),
    ],
  };
}

/** The first column without a meaning whose cells say that some came, and others did not. */
function answerIn(rows: readonly string[][], columns: readonly (Kind | undefined)[]): number | undefined {
  const found = columns.findIndex((kind, column) => {
    if (kind !== undefined) return false;
    const sayings = rows.map((row) => sayingOf(markIn(row[column] ?? '')));
    return cellsOf(rows, column).length > 0 && sayings.includes(false) && !sayings.includes(undefined);
  });
  return found < 0 ? undefined : found;
}

/** What a price's column is called; `columns.ts` knows what was paid. */
const priceName = /^(price|prix|fee|frais|cost|cout|charge)s?( .{1,20})?$/;

/** A column of amounts, of which some are nothing: who paid nothing may not have come. */
function amountIn(
  heading: readonly string[],
  rows: readonly string[][],
  columns: readonly (Kind | undefined)[],
): number | undefined {
  const found = columns.findIndex((kind, column) => {
    const name = heading[column] ?? '';
    const isMoney =
      ['amount', 'paid'].includes(kindInBooks(name) ?? '') || priceName.test(plainName(name.slice(0, 100)));
    const cells = rows.map((row) => centsIn(row[column] || '0'));
    return kind === undefined && isMoney && !cells.includes(null) && cells.includes(0) && cells.some(Boolean);
  });
  return found < 0 ? undefined : found;
}

/** Whether a column among the days, or one after them whose name has a number, has something in it that is not read. */
function skips(
  heading: readonly string[],
  rows: readonly string[][],
  columns: readonly (Kind | undefined)[],
): boolean {
  const [first, last] = [heading.findIndex(isDay), heading.findLastIndex(isDay)];
  const isUnread = (column: number) => !isDay(heading[column] ?? '') && cellsOf(rows, column).length > 0;
  return columns.some(
    (kind, column) =>
      kind === undefined &&
      column > first &&
      (column < last || /\d/.test(heading[column] ?? '')) &&
      isUnread(column),
  );
}

const cellsOf = (rows: readonly string[][], column: number | undefined): string[] =>
  column === undefined ? [] : rows.flatMap((row) => row[column] || []);

/** The marks of some columns, the most frequent first. */
export const marksOf = (rows: readonly string[][], columns: readonly number[]): string[] =>
  marksIn(columns.flatMap((column) => cellsOf(rows, column)));

/** What columns without a name may hold, by their cells. */
function guessed(
  rows: readonly string[][],
  kinds: readonly (Kind | undefined)[],
  days: readonly number[],
): (Kind | undefined)[] {
  const width = rows.reduce((most, { length }) => Math.max(most, length), kinds.length);
  const columns = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !days.includes(column),
  );
  const isOf = (fits: (cell: string) => boolean) => (column: number) => {
    const cells = cellsOf(rows, column);
    return cells.length * 2 > rows.length && cells.filter(fits).length * 5 > cells.length * 4;
  };
  const email = columns.find(isOf(isAddressed));
  const date = columns.find(isOf(isDate));
  const name = columns.find(
    isOf(
      (cell) => /\p{L}{2}/u.test(cell) && !isDate(cell) && !isAddressed(cell) && sayingOf(cell) === undefined,
    ),
  );
  return Array.from({ length: width }, (_, column) => {
    if (column === email) return 'email';
    if (column === date) return 'date';
    return column === name ? 'name' : kinds[column];
  });
}
