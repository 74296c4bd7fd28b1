import { plain, type StatementMapping } from 'shared-api/contract';
import { clubCurrency } from 'shared-api/money';
import type { Table } from '../../../tables/table';
import {
  centsIn,
  createCount,
  dateIn,
  inPortions,
  namesInterac,
  normalise,
  type ReadTransfer,
  senderIn,
  transferKey,
} from '../reading';

/** The contents of a file. */
export interface Reading {
  transfers: ReadTransfer[];
  /** Numbers of the unreadable rows, from 1. */
  unreadableRows: number[];
}

/** Reads a statement's rows. Rows without a date before or after all others, such as a total, are left out. */
export async function readStatementRows({ rows }: Table, mapping: StatementMapping): Promise<Reading> {
  const unreadableRows: number[] = [];
  const countOf = createCount();
  const stated = statedCurrency(rows.slice(0, mapping.firstRow), mapping);
  const lastDated = rows.findLastIndex((row) => dateIn(row[mapping.date] ?? '', mapping.dateOrder) !== null);
  const readRow = (row: string[], index: number): ReadTransfer | [] => {
    if (index < mapping.firstRow) return [];
    const date = dateIn(row[mapping.date] ?? '', mapping.dateOrder);
    const cents = addedCents(row, mapping);
    const isThere = !row.some(isNotThere);
    if (date === null || cents === null || !isThere) {
      const day = row[mapping.date] ?? '';
      const isLeftOut = index < lastDated ? row.filter(Boolean).length < 2 : !day || isTotal(day);
      if (!isLeftOut) unreadableRows.push(index + 1);
      return [];
    }
    const message = normalise(mapping.descriptions.map((column) => row[column] ?? '').join(' '));
    const description = plain(message);
    const sender = senderOf(row, mapping);
    // Two people may send the same amount on one day, in separate files.
    const digest = transferKey('row', date, cents, description, ...(sender ? [plain(sender)] : []));
    const isInterac = namesInterac(description);
    const currency = currencyOf(row) ?? stated;
    return {
      // Two equal rows of one day are two transfers; the same file again repeats both.
      key: `${digest}:${countOf(digest)}`,
      source: 'csv',
      date,
      cents,
      currency,
      sender: sender || (isInterac ? senderIn(message) : ''),
      message,
      isInterac,
      dkim: null,
      doubt: currency === clubCurrency ? null : 'foreignCurrency',
    };
  };
  const transfers = await inPortions(rows, 500, (portion, start) =>
    portion.flatMap((row, index) => readRow(row, start + index)),
  );
  return { transfers, unreadableRows };
}

const isTotal = (cell: string): boolean => /^(grand )?(total|totaux|solde|balance)/.test(plain(cell));

/** The sender according to a separate column. */
const senderOf = (row: string[], { sender }: StatementMapping): string =>
  sender === undefined ? '' : normalise(row[sender] ?? '', 80);

/** What a bank says of money that has not come, or not to stay; such a row may be there again when it has. */
const isNotThere = (cell: string): boolean =>
  /^(pending|en attente|denied|declined|refusee?|reverted|reversed|cancell?ed|annulee?|failed|echouee?)$/.test(
    plain(cell),
  );

const foreign = /^(USD|EUR|GBP|CHF|JPY|AUD|MXN)$/;

/** The currency that a row names in a cell of its own. */
const currencyOf = (row: readonly string[]): string | undefined =>
  row.find((cell) => foreign.test(cell)) ?? row.find((cell) => cell === clubCurrency);

/** The currency in the name of the amounts' column, or else above the table; otherwise the club's. */
function statedCurrency(
  before: readonly string[][],
  { amount, debit, credit }: Pick<StatementMapping, 'amount' | 'debit' | 'credit'>,
): string {
  const names = [amount, debit, credit].flatMap((column) => before.at(-1)?.[column ?? -1] ?? []);
  const words = names.flatMap((name) =>
    name
      .toUpperCase()
      .replace('US$', 'USD')
      .split(/[^A-Z]+/),
  );
  return currencyOf(words) ?? before.slice(0, -1).map(currencyOf).find(Boolean) ?? clubCurrency;
}

/** The columns from which an amount is read. */
export type Amounts = Pick<StatementMapping, 'amount' | 'debit' | 'credit' | 'direction'>;

/** Which way money went, by a word; undefined when the word does not say. */
export function directionIn(word: string): 'out' | 'in' | undefined {
  const bare = plain(word).replace(/[^a-z]/g, '');
  if (/^(debits?|dr|dt|db|d|retraits?|withdrawals?)$/.test(bare)) return 'out';
  return /^(credits?|cr|ct|c|depots?|deposits?)$/.test(bare) ? 'in' : undefined;
}

/**
 * What a row adds to the account in cents.
 * @returns null when missing or unreadable: no amount, an amount in both columns, an unsigned amount beside a word
 * that does not say which way it went
 */
export function addedCents(
  row: readonly string[],
  { amount, debit, credit, direction }: Amounts,
  read: (cell: string) => number | null = centsIn,
): number | null {
  const cellOf = (column: number | undefined) => (column === undefined ? '' : (row[column] ?? ''));
  if (credit !== undefined) {
    const [out, into] = [cellOf(debit), cellOf(credit)].map((cell) => (cell === '' ? 0 : read(cell)));
    if (out === null || into === null || out === undefined || into === undefined) return null;
    if (out !== 0 && into !== 0) return null;
    return cellOf(debit) || cellOf(credit) ? into - Math.abs(out) : null;
  }
  const cents = read(cellOf(amount));
  if (cents === null || direction === undefined) return cents;
  const way = directionIn(cellOf(direction));
  if (way === undefined) return cents < 0 ? cents : null;
  if (way === 'in') return cents < 0 ? null : cents;
  return 0 - Math.abs(cents);
}
