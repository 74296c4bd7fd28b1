import { plain, type StatementMapping } from 'shared-api/contract';
import { centsIn } from '../amounts';
import { type DateOrder, dateIn } from '../dates';
import { keyOf } from '../reading';
import type { Table } from './csv';

type Kind = 'date' | 'description' | 'amount' | 'debit' | 'credit' | 'direction';

/** Column names of banks, without accents and in lower case; server/test/interac/README.md names the banks. */
const names: Record<Kind, RegExp> = {
  date: /^(transaction |posting |posted )?date( posted| de (l )?(operation|transaction)| d inscription| operation)?$/,
  description:
    /^(sub |sous )?description( [12])?$|^(details?|libelle|memo|payee|name|nom|transaction details)$/,
  amount: /^(transaction )?amount$|^cad$|^montant( de (l )?(operation|transaction))?$/,
  debit: /^(debits?|withdrawals?|retraits?|debit amount|montant debit)$/,
  credit: /^(credits?|deposits?|depots?|credit amount|montant credit)$/,
  direction: /^(transaction type|type of transaction|type d operation|type de transaction)$/,
};
const kinds = Object.keys(names) as Kind[];

/** How many rows may precede the column names, and how many rows are sampled to detect a column's contents. */
const [lastHeader, sampleSize] = [15, 200];

const plainName = (cell: string): string =>
  plain(cell)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The row with the column names, and each column's meaning. */
function headerOf({ rows }: Table): { row: number; columns: (Kind | undefined)[] } | undefined {
  return rows
    .slice(0, lastHeader)
    .map((cells, row) => {
      const columns = cells.map((cell) => kinds.find((kind) => names[kind].test(plainName(cell))));
      return { row, columns };
    })
    .find(
      ({ columns }) => columns.includes('date') && (columns.includes('amount') || columns.includes('credit')),
    );
}

/** A statement's form: its column names, known or not, or the number of columns. */
export function fingerprintOf(table: Table): string {
  const [first = []] = table.rows;
  const header = table.rows[headerOf(table)?.row ?? -1] ?? (holdsFacts(first) ? undefined : first);
  const names = header ? header.map(plainName) : [table.rows.at(-1)?.length ?? 0];
  return keyOf('columns', table.delimiter, ...names);
}

/** Whether a row has an amount, so that it is not a header. */
const holdsFacts = (row: readonly string[]): boolean => row.some((cell) => centsIn(cell) !== null);

/** Detects a statement's column mapping. @returns null when there is no date or no amount */
export function detectColumns(table: Table): StatementMapping | null {
  const header = headerOf(table);
  const columns = header?.columns ?? [];
  const firstRow = (header?.row ?? -1) + 1;
  const rows = table.rows.slice(firstRow, firstRow + sampleSize).filter((row) => row.length > 1);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const all = Array.from({ length: width }, (_, column) => column);
  const cellsOf = (column: number) => rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  const named = (kind: Kind) => all.filter((column) => columns[column] === kind);

  const date = header
    ? named('date').find((column) => cellsOf(column).some(isDate))
    : all.find((column) => mostly(cellsOf(column), isDate));
  if (date === undefined) return null;
  const amounts = header ? namedAmounts(named) : unnamedAmounts(all, cellsOf, rows);
  if (!amounts) return null;
  const taken = [date, ...Object.values(amounts)];
  const descriptions = header
    ? named('description')
    : all.filter((column) => !taken.includes(column) && mostly(cellsOf(column), isText));
  const dateOrder = orderOf(cellsOf(date));
  return { firstRow, date, dateOrder, descriptions: descriptions.slice(0, 4), ...amounts };
}

/** Whether a table seems to have dates and amounts: a row has one of each. */
export const looksLikeStatement = ({ rows }: Table): boolean =>
  rows.slice(0, sampleSize).some((row) => row.some(isDate) && row.some(isMoney));

type Amounts = Pick<StatementMapping, 'amount' | 'debit' | 'credit' | 'direction'>;

function namedAmounts(named: (kind: Kind) => number[]): Amounts | null {
  const [amount, debit, credit, direction] = (['amount', 'debit', 'credit', 'direction'] as const).map(
    (kind) => named(kind)[0],
  );
  if (credit !== undefined) return { credit, ...(debit !== undefined && { debit }) };
  if (amount === undefined) return null;
  return { amount, ...(direction !== undefined && { direction }) };
}

/** If each row fills one of two columns, they are withdrawals, then deposits; else one column has both. */
function unnamedAmounts(
  all: number[],
  cellsOf: (column: number) => string[],
  rows: string[][],
): Amounts | null {
  const money = all.filter((column) => {
    const cells = cellsOf(column);
    return cells.some(isMoney) && mostly(cells, isAmount);
  });
  const isSplit = (debit: number, credit: number) =>
    rows.every((row) => !row[debit] || !row[credit]) &&
    mostly(rows, (row) => Boolean(row[debit] || row[credit]));
  const debit = money.find((column) => isSplit(column, column + 1));
  if (debit !== undefined && (money.includes(debit + 1) || cellsOf(debit + 1).length === 0)) {
    return { debit, credit: debit + 1 };
  }
  return money[0] === undefined ? null : { amount: money[0] };
}

const isAmount = (cell: string) => centsIn(cell) !== null;
/** An amount with cents, unlike account and cheque numbers. */
const isMoney = (cell: string) => isAmount(cell) && /[.,]\d{1,2}\D*$/.test(cell);
const isDate = (cell: string) => orders.some((order) => dateIn(cell, order) !== null);
const isText = (cell: string) => /\p{L}{3}/u.test(cell);

/** Nine of ten, so that a total at the end does not matter. */
const mostly = <Value>(values: Value[], fits: (value: Value) => boolean): boolean =>
  values.length > 0 && values.filter(fits).length >= values.length * 0.9;

const orders: readonly DateOrder[] = ['ymd', 'mdy', 'dmy'];

/**
 * The order of day and month in dates: the one that most dates fit; if both fit, the one with the shortest range, since
 * a statement covers a few weeks.
 */
function orderOf(cells: string[]): DateOrder {
  const readings = orders.map((order) => {
    const dates = cells.flatMap((cell) => dateIn(cell, order) ?? []).sort();
    const days = (Date.parse(dates.at(-1) ?? '') - Date.parse(dates[0] ?? '')) / 86_400_000;
    return { order, read: dates.length, days: Number.isNaN(days) ? Number.POSITIVE_INFINITY : days };
  });
  return readings.sort((a, b) => b.read - a.read || a.days - b.days)[0]?.order ?? 'ymd';
}
