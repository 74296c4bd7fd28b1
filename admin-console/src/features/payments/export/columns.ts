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
  'for',
] as const;
export type ExportColumn = (typeof exportColumns)[number];

export type ExportFormat = 'xlsx' | 'csv';

/** The administrator's choices. */
export interface ExportChoice {
  format: ExportFormat;
  columns: readonly ExportColumn[];
  includeHeaders: boolean;
}

/** A text, or a number that stays one in the file. */
export type Cell = string | number;
