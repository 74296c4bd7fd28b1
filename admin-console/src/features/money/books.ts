import type { LedgerLine } from 'shared-api';
import { centsOf } from 'shared-api/money';
import { purposeText } from 'shared-ui';
import type { I18n } from 'shared-ui/resource';
import type { Cell } from '../../files/csv';
import { methodLabel, planLabel } from './labels';

/** What a file has of an entry, in order. */
const cellOf = {
  date: ({ date }) => date,
  kind: ({ kind }, { text }) => text(`treasury.kind.${kind}`),
  name: ({ userName }) => userName,
  plan: ({ plan }, { text }) => text(plan === null ? 'treasury.months.prepaid' : planLabel[plan]),
  method: ({ method }, { text }) => (method === null ? '' : text(methodLabel[method])),
  reference: ({ reference }) => reference ?? '',
  session: ({ sessionDate }) => sessionDate ?? '',
  owed: ({ owed }) => owed,
  money: ({ money }) => money,
  credit: ({ credit }) => credit,
  reason: ({ reason }) => reason ?? '',
  madeBy: ({ madeBy }) => madeBy,
  for: ({ purpose }, i18n) => (purpose ? purposeText(purpose, i18n, 'full') : ''),
} satisfies Record<string, (line: LedgerLine, i18n: I18n) => Cell>;

const columns = Object.keys(cellOf) as (keyof typeof cellOf)[];

/** A month's entries for an accountant's file: headings, a line for each, and the sums of their effects. */
export function fileLines(lines: readonly LedgerLine[], i18n: I18n): Cell[][] {
  const { text } = i18n;
  const sumOf = (column: 'owed' | 'money' | 'credit') =>
    lines.reduce((total, line) => total + centsOf(line[column]), 0) / 100;
  const sums: Partial<Record<keyof typeof cellOf, Cell>> = {
    ...{ date: text('treasury.months.total'), owed: sumOf('owed') },
    ...{ money: sumOf('money'), credit: sumOf('credit') },
  };
  return [
    columns.map((column) => text(`treasury.file.${column}`)),
    ...lines.map((line) => columns.map((column) => cellOf[column](line, i18n))),
    columns.map((column) => sums[column] ?? ''),
  ];
}

/** A month's file name. */
export const fileName = (month: string, format: 'xlsx' | 'csv'): string => `books-${month}.${format}`;
