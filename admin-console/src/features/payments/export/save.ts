import { rules } from 'shared-api';
import type { ExportFormat } from './protocol';
import { wallClock } from './wall-clock';

/** The dates that the payments were chosen by; none for no bound. */
export interface ExportPeriod {
  from?: string;
  to?: string;
}

/**
 * @returns `payments-{date}` (docs/product.md, Export), the date being today's at the club; then the period, written as
 * ISO 8601 writes an interval in names of files: `_{from}--{to}`
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
 * Loads what saves files: before the export, so that a file that took its time is not lost to a chunk that fails.
 * @returns hands the file to the browser as a download, and says under which name
 */
export const loadSaver = async () => {
  const { saveAs } = await import('file-saver');
  return (file: Blob, format: ExportFormat, period: ExportPeriod): string => {
    const name = exportFileName(format, period, new Date());
    // The mark that tells Excel the encoding is already in the content.
    saveAs(file, name, { autoBom: false });
    return name;
  };
};
