import type { Locale } from 'shared-api';
import { clubDate } from 'shared-api/calendar';
import type { Cell, ExportFormat } from './columns';
import { csvFile } from './csv';
import type { Sheet } from './xlsx';

const types: Record<ExportFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Lines as a file with its type, for a download. `xlsx`, a hundred kilobytes, is loaded with the first workbook.
 * @param sheet the name of the workbook's sheet
 * @param locale the page's language, whose signs a CSV has
 */
export const fileOf = async (
  lines: Cell[][],
  { format, sheet, locale }: { format: ExportFormat; sheet: string; locale: Locale },
): Promise<Blob> => {
  if (format === 'xlsx') return workbookOf([{ name: sheet, lines }]);
  return new Blob([csvFile(lines, locale)], { type: types.csv });
};

/** Sheets as a workbook, for a download. */
export const workbookOf = async (sheets: readonly Sheet[]): Promise<Blob> =>
  new Blob([(await import('./xlsx')).xlsxFile(sheets)], { type: types.xlsx });

/** Downloads a file. */
export const saveFile = async (file: Blob, name: string): Promise<void> => {
  const { saveAs } = await import('file-saver');
  // The byte order mark for Excel is already in the content.
  saveAs(file, name, { autoBom: false });
};

/**
 * @param period the payments' date filter; empty for an open side
 * @returns `payments-{date}` (docs/product.md, Export), with today's date at the club; then the period, as ISO 8601
 * writes an interval in file names: `_{from}--{to}`
 */
export const paymentsFileName = (
  format: ExportFormat,
  { from = '', to = '' }: { from?: string; to?: string },
  now: Date,
): string => `payments-${clubDate(now)}${from || to ? `_${from}--${to}` : ''}.${format}`;
