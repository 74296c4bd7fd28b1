import { plain, type StatementMapping } from 'shared-api/contract';
import { centsIn } from '../amounts';
import { dateIn } from '../dates';
import { inPortions } from '../portions';
import { clubCurrency, keyOf, namesInterac, normalise, type ReadTransfer, senderIn } from '../reading';
import type { Table } from './csv';

/** The contents of a file. */
export interface Reading {
  transfers: ReadTransfer[];
  /** Numbers of the unreadable rows, from 1. */
  unreadableRows: number[];
}

/** Reads a statement's rows. Rows without a date, such as a total, are left out. */
export async function readStatementRows({ rows }: Table, mapping: StatementMapping): Promise<Reading> {
  const unreadableRows: number[] = [];
  const occurrences = new Map<string, number>();
  const readRow = (row: string[], index: number): ReadTransfer | [] => {
    if (index < mapping.firstRow || !row[mapping.date]) return [];
    const date = dateIn(row[mapping.date] ?? '', mapping.dateOrder);
    const cents = centsOf(row, mapping);
    if (date === null || cents === null) {
      unreadableRows.push(index + 1);
      return [];
    }
    const message = normalise(mapping.descriptions.map((column) => row[column] ?? '').join(' '));
    const description = plain(message);
    const sender = senderOf(row, mapping);
    // Two people may send the same amount on one day, in separate files.
    const digest = keyOf('row', date, cents, description, ...(sender ? [plain(sender)] : []));
    // Two equal rows of one day are two transfers; the same file again repeats both.
    const occurrence = (occurrences.get(digest) ?? 0) + 1;
    occurrences.set(digest, occurrence);
    const isInterac = namesInterac(description);
    return {
      key: `${digest}:${occurrence}`,
      source: 'csv',
      date,
      cents,
      currency: clubCurrency,
      sender: sender || (isInterac ? senderIn(message) : ''),
      message,
      isInterac,
      dkim: null,
      doubt: null,
    };
  };
  const transfers = await inPortions(rows, 500, (portion, start) =>
    portion.flatMap((row, index) => readRow(row, start + index)),
  );
  return { transfers, unreadableRows };
}

/** The sender according to a separate column. */
const senderOf = (row: string[], { sender }: StatementMapping): string =>
  sender === undefined ? '' : normalise(row[sender] ?? '', 80);

/** The amount a row adds to the account; null when missing or unreadable. */
function centsOf(row: string[], { amount, debit, credit, direction }: StatementMapping): number | null {
  const read = (column: number | undefined) => (column === undefined ? '' : (row[column] ?? ''));
  if (credit !== undefined) {
    const [out, into] = [read(debit), read(credit)].map((cell) => (cell === '' ? 0 : centsIn(cell)));
    if (out === null || into === null || out === undefined || into === undefined) return null;
    return read(debit) || read(credit) ? Math.abs(into) - Math.abs(out) : null;
  }
  const cents = centsIn(read(amount));
  if (cents === null) return null;
  const word = plain(read(direction));
  return /^(debit|dr|retrait|withdrawal)/.test(word) ? -Math.abs(cents) : cents;
}
