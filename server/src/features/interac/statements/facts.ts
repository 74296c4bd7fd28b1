import { anyCentsIn } from '../amounts';
import { type Heading, isMoney, isText } from './columns';
import { type Amounts, addedCents, directionIn } from './rows';

/** What is known of a column from its cells. */
interface Column {
  /** Cells that are not empty. */
  filled: number;
  /** Each of them is an amount. */
  isNumeric: boolean;
  /** One of them has cents, unlike numbers of accounts and cheques. */
  hasMoney: boolean;
  hasText: boolean;
  /** Cells with a word for money that came or went. */
  directed: number;
}

/** A statement's transactions, and what is known of its columns. */
export interface Facts {
  rows: readonly string[][];
  heading: Heading;
  columns: readonly Column[];
  /** The column of the dates. */
  date: number | undefined;
  /** By row, for telling which end is the newest. */
  dates: readonly (string | null)[];
  /** An amount of any size in cents. */
  cents(cell: string): number | null;
}

/** What is known of each column. */
export function describe(rows: readonly string[][], { kinds }: Heading): Column[] {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: width }, (_, index): Column => {
    const cells = rows.flatMap((row) => row[index] || []);
    const isNumeric = cells.every((cell) => anyCentsIn(cell) !== null);
    // A single letter may be anything where no name says that it is this.
    const isWord = (cell: string) => cell.length < 15 && (cell.length > 1 || kinds[index] === 'direction');
    return {
      filled: cells.length,
      isNumeric,
      hasMoney: isNumeric && cells.some(isMoney),
      hasText: cells.some(isText),
      directed: cells.filter((cell) => isWord(cell) && directionIn(cell)).length,
    };
  });
}

/** The columns that may hold money. */
export const moneyOf = ({ columns, date }: Facts): number[] =>
  columns.flatMap(({ hasMoney }, index) => (hasMoney && index !== date ? [index] : []));

/** The amounts of all rows in cents, as some columns tell them; null where they tell none. */
export const centsBy = ({ rows, cents }: Facts, amounts: Amounts): (number | null)[] =>
  rows.map((row) => addedCents(row, amounts, cents));

/** The signs that a column's amounts have. */
export const signsOf = ({ rows, cents }: Facts, column: number | undefined): Set<number> =>
  new Set(
    rows.flatMap((row) => Math.sign(cents(column === undefined ? '' : (row[column] ?? '')) ?? 0) || []),
  );
