import type { LedgerLine } from 'shared-api';
import { centsOf } from 'shared-api/money';
import { purposeText } from 'shared-ui';
import type { I18n } from 'shared-ui/resource';
import { methodLabel, planLabel } from '../labels';
import type { Cell } from './columns';

const columns = [
  'date',
  'kind',
  'name',
  'plan',
  'method',
  'reference',
  'session',
  'owed',
  'money',
  'credit',
  'reason',
  'madeBy',
  'for',
] as const;

/** A month's entries for an accountant's file: headings, a line for each, and the sums of their effects. */
export function fileLines(lines: readonly LedgerLine[], i18n: I18n): Cell[][] {
  const { text } = i18n;
  const cellsOf = (line: LedgerLine): Cell[] => [
    line.date,
    text(`treasury.kind.${line.kind}`),
    line.userName,
    line.plan === null ? text('treasury.months.prepaid') : text(planLabel[line.plan]),
    line.method === null ? '' : text(methodLabel[line.method]),
    line.reference ?? '',
    line.sessionDate ?? '',
    line.owed,
    line.money,
    line.credit,
    line.reason ?? '',
    line.madeBy,
    line.purpose ? purposeText(line.purpose, i18n, 'full') : '',
  ];
  const sum = (of: (line: LedgerLine) => number) =>
    lines.reduce((total, line) => total + centsOf(of(line)), 0) / 100;
  const totals: Cell[] = [
    ...[text('treasury.months.total'), '', '', '', '', '', ''],
    ...[sum(({ owed }) => owed), sum(({ money }) => money), sum(({ credit }) => credit), '', '', ''],
  ];
  return [columns.map((column) => text(`treasury.file.${column}`)), ...lines.map(cellsOf), totals];
}

/** A month's file name. */
export const fileName = (month: string, format: 'xlsx' | 'csv'): string => `books-${month}.${format}`;
