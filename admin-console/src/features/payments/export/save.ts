import { rules } from 'shared-api';
import type { ExportFormat } from './protocol';
import { wallClock } from './wall-clock';

/** The date filter of the payments; empty for an open side. */
export interface ExportPeriod {
  from?: string;
  to?: string;
}

/**
 * @returns `payments-{date}` (docs/product.md, Export), with today's date at the club; then the period, as ISO 8601
 * writes an interval in file names: `_{from}--{to}`
 */
export const exportFileName = (
  format: ExportFormat,
  { from = '', to = '' }: ExportPeriod,
  now: Date,
): string => {
  const period = from || to ? `_${from}--${to}` : '';
  return `payments-${wallClock(now.toISOString(), rules.timeZone).date}${period}.${format}`;
};

/**
 * Loads the code for saving files: before the export, so that a finished file is not lost to a chunk that fails to
 * load.
 * @returns downloads the file, and returns its name
 */
export const loadSaver = async () => {
  const { saveAs } = await import('file-saver');
  return (file: Blob, format: ExportFormat, period: ExportPeriod): string => {
    const name = exportFileName(format, period, new Date());
    // The byte order mark for Excel is already in the content.
    saveAs(file, name, { autoBom: false });
    return name;
  };
};
