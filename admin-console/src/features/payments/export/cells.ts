import type { ExportColumn, ExportPlan, ExportRow } from './protocol';
import { wallClock } from './wall-clock';

/** Text, or a number that stays one in the file. */
export type Cell = string | number;

const cellOf: Record<ExportColumn, (row: ExportRow, plan: ExportPlan) => Cell> = {
  date: (row, { timeZone }) => wallClock(row.paymentDate, timeZone).date,
  time: (row, { timeZone }) => wallClock(row.paymentDate, timeZone).time,
  userName: (row) => row.userName,
  email: (row) => row.userEmail,
  amount: (row) => row.amount,
  status: (row, plan) => plan.statuses[row.status],
  paymentId: (row) => row.id,
};

/** The chosen columns of one payment. */
export const cellsOf = (row: ExportRow, plan: ExportPlan): Cell[] =>
  plan.columns.map((column) => cellOf[column](row, plan));

/** The heading line, or none where it was not wanted. */
export const headingOf = (plan: ExportPlan): string[][] =>
  plan.includeHeaders ? [plan.columns.map((column) => plan.headers[column])] : [];
