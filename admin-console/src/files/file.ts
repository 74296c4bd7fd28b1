import type { Locale } from 'shared-api';
import { type Cell, csvFile } from './csv';
import type { Sheet } from './xlsx';

export type FileFormat = 'xlsx' | 'csv';

const types: Record<FileFormat, string> = {
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
  { format, sheet, locale }: { format: FileFormat; sheet: string; locale: Locale },
): Promise<Blob> => {
  if (format === 'xlsx') return workbookOf([{ name: sheet, lines }]);
  return new Blob([csvFile(lines, locale)], { type: types.csv });
};

/** Sheets as a workbook, for a download. */
export const workbookOf = async (sheets: readonly Sheet[]): Promise<Blob> =>
  new Blob([(await import('./xlsx')).xlsxFile(sheets)], { type: types.xlsx });
