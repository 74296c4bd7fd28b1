import type { LikelyMapping, StatementDoubt, StatementMapping } from 'shared-api/contract';
import type { Table } from '../../../tables/table';
import { anyCentsIn, type DateOrder, dateIn, dateOrders, hasShortYear, transferKey } from '../reading';
import { admits, amountColumns, isBorneOut } from './amount-columns';
import { centsBy, describe, type Facts, type Heading, headingOf, isDate, isMoney } from './columns';

/** What a statement's columns hold, as far as their names tell. */
export interface Understanding {
  /** What is sure, and what is likely of the rest. */
  likely: LikelyMapping;
  /** What somebody has to say; empty when the likely mapping is sure. */
  doubts: StatementDoubt[];
  /** Tells files of this form from those of other banks. */
  form: string;
  /** Whether it does: the columns have names, or the account stands before the date. Other banks may write the rest alike. */
  isOwnForm: boolean;
  /** Whether a mapping that somebody chose for this form fits every row here, and contradicts nothing. */
  admits(chosen: StatementMapping): boolean;
  /** Whether a running balance says that its amounts are right, too. */
  isBorneOut(chosen: StatementMapping): boolean;
}

/** Reads from a table which column holds what: by names that are known. Anything else is a doubt, for somebody to decide. */
export function understand(table: Table): Understanding {
  const heading = headingOf(table);
  const rows = table.rows.slice(heading.firstRow).filter((row) => row.some(Boolean));
  const { date, isSure } = dateColumn(rows, heading);
  const lastDated = date === undefined ? -1 : rows.findLastIndex((row) => isDate(row[date] ?? ''));
  const transactions = rows.slice(0, lastDated + 1);
  const columns = describe(transactions, heading);
  const cells = date === undefined ? [] : transactions.map((row) => row[date] ?? '');
  const { order, isSure: isOrderSure } = orderOf(cells);
  const cents = memo(anyCentsIn);
  const factsBy = (by: DateOrder): Facts => ({
    ...{ rows: transactions, heading, columns, date, cents },
    dates: cells.map((cell) => dateIn(cell, by)),
  });
  const facts = factsBy(order);
  const { descriptions, isSure: isTextSure } = textColumns(facts);
  const amounts = amountColumns(facts);
  const doubts: StatementDoubt[] = [
    ...(isSure ? [] : (['date'] as const)),
    ...(isOrderSure || date === undefined ? [] : (['dateOrder'] as const)),
    ...(isTextSure ? [] : (['text'] as const)),
    ...(amounts.isSure ? [] : (['amounts'] as const)),
  ];
  return {
    likely: {
      firstRow: Math.min(heading.firstRow, 100),
      ...(date !== undefined && { date }),
      dateOrder: order,
      descriptions: descriptions.slice(0, 4),
      ...amounts.likely,
    },
    doubts,
    ...formOf(table, heading, facts),
    admits: (chosen) =>
      transactions.every((row) => dateIn(row[chosen.date] ?? '', chosen.dateOrder) !== null) &&
      (!isSure || chosen.date === date) &&
      (!isOrderSure || cells.every((cell) => dateIn(cell, order) === dateIn(cell, chosen.dateOrder))) &&
      (!amounts.isSure || String(centsBy(facts, chosen)) === String(centsBy(facts, amounts.likely))) &&
      admits(factsBy(chosen.dateOrder), chosen),
    isBorneOut: (chosen) => isBorneOut(factsBy(chosen.dateOrder), chosen),
  };
}

/** The column with the dates: the first that is named so, or the only one that has a date on every row. */
function dateColumn(rows: readonly string[][], { kinds }: Heading): { date?: number; isSure: boolean } {
  const width = Math.max(0, ...rows.slice(0, 200).map(({ length }) => length));
  const dated = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.slice(0, 50).some((row) => isDate(row[column] ?? '')),
  );
  const named = dated.find((column) => kinds[column] === 'date');
  if (named !== undefined) return { date: named, isSure: true };
  const [date, another] = dated.filter((column) => {
    const last = rows.findLastIndex((row) => isDate(row[column] ?? ''));
    return rows.slice(0, last + 1).every((row) => isDate(row[column] ?? ''));
  });
  return { ...(date !== undefined && { date }), isSure: date !== undefined && another === undefined };
}

/**
 * The order of day and month. Sure when all dates fit only one, or read the same in each; a year of two digits never
 * is. The likeliest has the shortest range, since a statement covers a few weeks.
 */
export function orderOf(cells: readonly string[]): { order: DateOrder; isSure: boolean } {
  const dated = cells.filter(isDate);
  const readings = dateOrders
    .map((order) => {
      const dates = dated.flatMap((cell) => dateIn(cell, order) ?? []);
      const [first = '', last = ''] = [dates.toSorted().at(0), dates.toSorted().at(-1)];
      return { order, dates, days: (Date.parse(last) - Date.parse(first)) / 86_400_000 };
    })
    .filter(({ dates }) => dates.length === dated.length && dated.length > 0)
    .sort((a, b) => a.days - b.days);
  const [likeliest] = readings;
  const isSure =
    likeliest !== undefined &&
    !dated.some(hasShortYear) &&
    readings.every(({ dates }) => String(dates) === String(likeliest.dates));
  return { order: likeliest?.order ?? 'ymd', isSure };
}

/**
 * The columns with text, which are joined: those named so, and others that have words. Sure when one is named, or
 * when no column has a name and they are few enough to take them all.
 */
function textColumns({ rows, columns, heading: { names, kinds }, date }: Facts) {
  const named = columns.flatMap((_, index) => (kinds[index] === 'description' ? [index] : []));
  const wordy = columns.flatMap(({ hasText, directed }, index) =>
    hasText && kinds[index] === undefined && index !== date && directed < rows.length ? [index] : [],
  );
  const descriptions = [...named, ...wordy].slice(0, 4).sort((a, b) => a - b);
  const isSure = names.length > 0 ? named.length > 0 : wordy.length > 0 && wordy.length <= 4;
  return { descriptions, isSure: isSure && named.length <= 4 };
}

/**
 * What tells a bank's files from another's: the columns' names; without names what kind each column is of, and the
 * institution and account before the date. In either case how dates and amounts are written.
 */
function formOf(
  { delimiter }: Table,
  { names }: Heading,
  { rows, columns, date }: Facts,
): Pick<Understanding, 'form' | 'isOwnForm'> {
  const [first = []] = rows;
  const dateForm = (first[date ?? -1] ?? '')
    .replaceAll('.', '')
    .replace(/\d{4,}/g, 'y')
    .replace(/\d+/g, 'n')
    .replace(/\p{L}+/gu, 'm');
  const money = rows.flatMap((row) => row.filter(isMoney)).find(Boolean) ?? '';
  const mark = /(\D)\d+\D*$/.exec(money)?.[1] ?? '';
  const kinds = columns.map(({ hasText }, index) => (index === date ? 'date' : hasText ? 'text' : ''));
  const constants = first
    .slice(0, date)
    .map((cell, index) => (rows.every((row) => row[index] === cell) ? cell : ''));
  const own = names.length > 0 ? names : [...kinds, ...constants];
  return {
    form: transferKey('columns', delimiter, mark, dateForm, ...own),
    isOwnForm: names.length > 0 || constants.some((cell) => /\d{4}/.test(cell)),
  };
}

/** Remembers what a function has answered. */
function memo<Answer>(work: (cell: string) => Answer): (cell: string) => Answer {
  const known = new Map<string, Answer>();
  return (cell) => {
    const before = known.get(cell);
    if (before !== undefined) return before;
    const answer = work(cell);
    known.set(cell, answer);
    return answer;
  };
}
