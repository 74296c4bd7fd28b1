import type { Heading } from './columns';
import type { Amounts } from './rows';

/** What is known of a column from its cells. */
export interface Column {
  /** Cells that are not empty. */
  filled: number;
  /** Each of them is an amount. */
  isNumeric: boolean;
  /** One of them has cents, unlike numbers of accounts and cheques. */
  hasMoney: boolean;
  hasText: boolean;
  /** One of its cells looks like a number, but is not clearly an amount. */
  isUnclear: boolean;
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

/** The amounts of all rows in cents, as some columns tell them. */
export type Read = (amounts: Amounts) => (number | null)[];

/** The columns that may hold money. */
export const moneyOf = ({ columns, date }: Facts): number[] =>
  columns.flatMap(({ isNumeric, hasMoney }, index) =>
    isNumeric && hasMoney && index !== date ? [index] : [],
  );

export const isPositive = (cents: readonly (number | null)[]): boolean =>
  cents.every((value) => (value ?? 0) >= 0);
