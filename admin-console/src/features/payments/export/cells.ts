import type { Cell, ExportColumn, ExportPlan, ExportRow } from './protocol';
import { wallClock } from './wall-clock';

/** @returns a payment's contribution to the total revenue, in dollars */
export const countedAmount = ({ status, amount }: ExportRow, { factors }: ExportPlan): number =>
  factors[status] * amount || 0;

const cellOf: Record<ExportColumn, (row: ExportRow, plan: ExportPlan) => Cell> = {
  date: (row, { timeZone }) => wallClock(row.paymentDate, timeZone).date,
  time: (row, { timeZone }) => wallClock(row.paymentDate, timeZone).time,
  userName: (row) => row.userName,
  email: (row) => row.userEmail,
  amount: (row) => row.amount,
  status: (row, plan) => plan.statuses[row.status],
  paymentId: (row) => row.id,
  plan: (row, plan) => plan.plans[row.plan],
  method: (row, plan) => plan.methods[row.method],
  reference: (row) => row.reference,
  total: countedAmount,
  late: (row, plan) => (row.late ? plan.late : ''),
};

/** A payment's selected columns. */
export const cellsOf = (row: ExportRow, plan: ExportPlan): Cell[] =>
  plan.columns.map((column) => cellOf[column](row, plan));

/**
 * The last line, with the sum under the column of totals; undefined without that column.
 * @param total in dollars
 */
export const totalLineOf = ({ columns, headers }: ExportPlan, total: number): Cell[][] =>
  columns.includes('total')
    ? [columns.map((column, index) => (column === 'total' ? total : index === 0 ? headers.total : ''))]
    : [];

/** The heading line, if selected. */
export const headingOf = (plan: ExportPlan): string[][] =>
  plan.includeHeaders ? [plan.columns.map((column) => plan.headers[column])] : [];
