import type { Payment } from 'shared-api';

/** The available columns, in order (docs/product.md, Export): new ones come last. */
export const exportColumns = [
  'date',
  'time',
  'userName',
  'email',
  'amount',
  'status',
  'paymentId',
  'plan',
  'method',
  'reference',
  'total',
  'late',
] as const;
export type ExportColumn = (typeof exportColumns)[number];

export type ExportFormat = 'xlsx' | 'csv';

/** The administrator's choices. */
export interface ExportChoice {
  format: ExportFormat;
  columns: readonly ExportColumn[];
  includeHeaders: boolean;
}

/** The parts of a payment in a file. */
export type ExportRow = Pick<
  Payment,
  | 'id'
  | 'paymentDate'
  | 'userName'
  | 'userEmail'
  | 'amount'
  | 'status'
  | 'plan'
  | 'method'
  | 'reference'
  | 'late'
>;

/**
 * The choices with their texts, in the page's language; the worker has no catalogue, and must not import anything that
 * the shell shares, since workers have no access to it.
 */
export interface ExportPlan extends ExportChoice {
  headers: Record<ExportColumn, string>;
  statuses: Record<ExportRow['status'], string>;
  plans: Record<ExportRow['plan'], string>;
  methods: Record<ExportRow['method'], string>;
  /** The text for a late cancellation in its column. */
  late: string;
  /** Each status's contribution to the total. */
  factors: Record<ExportRow['status'], 1 | 0 | -1>;
  /** The time zone of dates and times. */
  timeZone: string;
}

/** A text, or a number that stays one in the file. */
export type Cell = string | number;

/** Given lines, to be written to a file. */
export interface LinesOrder {
  kind: 'lines';
  format: ExportFormat;
  /** The name of the workbook's sheet. */
  sheet: string;
  lines: Cell[][];
}

/** From the page to the worker. */
export type ExportOrder =
  | LinesOrder
  | { kind: 'start'; plan: ExportPlan }
  | { kind: 'page'; content: ArrayBuffer }
  | { kind: 'finish' };

/** From the worker to the page. */
export type ExportAnswer = { kind: 'file'; file: Blob } | { kind: 'failed' };
