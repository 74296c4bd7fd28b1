import { type Payment, PaymentStatus } from 'shared-api';
import { clubDate, clubTime } from 'shared-api/calendar';
import { centsOf } from 'shared-api/money';
import { purposeText, statuses } from 'shared-ui';
import type { I18n } from 'shared-ui/resource';
import type { Cell } from '../../../../files/csv';
import type { FileFormat } from '../../../../files/file';
import { methodLabel, planLabel } from '../../labels';

/** Each status's contribution to the revenue, as on the page: failed and refunded payments subtract. */
const factors: Record<PaymentStatus, 1 | 0 | -1> = {
  [PaymentStatus.Pending]: 0,
  [PaymentStatus.Completed]: 1,
  [PaymentStatus.Failed]: -1,
  [PaymentStatus.Refunded]: -1,
};

/** In dollars; never the -0 of a refund of nothing. */
const counted = ({ status, amount }: Payment): number => factors[status] * amount || 0;

/** What a file has of a payment, in order (docs/product.md, Export): new columns come last. */
const cellOf = {
  date: ({ paymentDate }) => clubDate(new Date(paymentDate)),
  // An instant's seconds are the same on the club's clock, which differs by whole minutes.
  time: ({ paymentDate }) => `${clubTime(new Date(paymentDate))}:${paymentDate.slice(17, 19)}`,
  userName: ({ userName }) => userName,
  email: ({ userEmail }) => userEmail,
  amount: ({ amount }) => amount,
  status: ({ status }, { text }) => text(statuses.payment[status].label),
  paymentId: ({ id }) => id,
  plan: ({ plan }, { text }) => text(planLabel[plan]),
  method: ({ method }, { text }) => text(methodLabel[method]),
  reference: ({ reference }) => reference,
  total: counted,
  late: ({ late }, { text }) => (late ? text('export.late') : ''),
  for: (payment, i18n) => purposeText(payment, i18n, 'full'),
} satisfies Record<string, (payment: Payment, i18n: I18n) => Cell>;

export type ExportColumn = keyof typeof cellOf;

/** The available columns. */
export const exportColumns = Object.keys(cellOf) as ExportColumn[];

/** The administrator's choices. */
export interface ExportChoice {
  format: FileFormat;
  columns: readonly ExportColumn[];
  includeHeaders: boolean;
}

/** The lines of a payments' file: headings if chosen, a line for each, and the sum below the column of totals. */
export const paymentLines = (
  payments: readonly Payment[],
  { columns, includeHeaders }: ExportChoice,
  i18n: I18n,
): Cell[][] => {
  const { text } = i18n;
  const cents = payments.reduce((sum, payment) => sum + centsOf(counted(payment)), 0);
  const sums = columns.map((column, index) =>
    column === 'total' ? cents / 100 : index === 0 ? text('export.column.total') : '',
  );
  return [
    ...(includeHeaders ? [columns.map((column) => text(`export.column.${column}`))] : []),
    ...payments.map((payment) => columns.map((column) => cellOf[column](payment, i18n))),
    ...(columns.includes('total') ? [sums] : []),
  ];
};

/**
 * @param period the payments' date filter; empty for an open side
 * @returns `payments-{date}` (docs/product.md, Export), with today's date at the club; then the period, as ISO 8601
 * writes an interval in file names: `_{from}--{to}`
 */
export const paymentsFileName = (
  format: FileFormat,
  { from = '', to = '' }: { from?: string; to?: string },
  now: Date,
): string => `payments-${clubDate(now)}${from || to ? `_${from}--${to}` : ''}.${format}`;
