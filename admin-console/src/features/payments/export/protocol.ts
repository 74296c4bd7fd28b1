import type { Payment } from 'shared-api';

/** The columns that an export may have, in their order (docs/product.md, Export): new ones come last. */
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

/** What the administrator chose. */
export interface ExportChoice {
  format: ExportFormat;
  columns: readonly ExportColumn[];
  includeHeaders: boolean;
}

/** What a file takes of a payment. */
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
 * A choice with its words, in the page's language; the worker itself knows no catalogue, and must import nothing at run
 * time that the shell shares, since a worker has no part in the sharing.
 */
export interface ExportPlan extends ExportChoice {
  headers: Record<ExportColumn, string>;
  statuses: Record<ExportRow['status'], string>;
  plans: Record<ExportRow['plan'], string>;
  methods: Record<ExportRow['method'], string>;
  /** What the column of late cancellations says where there was one. */
  late: string;
  /** What a payment of each status adds to the total. */
  factors: Record<ExportRow['status'], 1 | 0 | -1>;
  /** The club's zone: dates and times are those of its wall. */
  timeZone: string;
}

/** Text, or a number that stays one in the file. */
export type Cell = string | number;

/** Lines that are there already, to be made a file of. */
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
