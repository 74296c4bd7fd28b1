import { rules } from 'shared-api';
import type { ExportFormat } from './protocol';
import { wallClock } from './wall-clock';

/** @returns `payments-{date}` with its ending (spec §9), the date being today's at the club */
export const exportFileName = (format: ExportFormat, now: Date): string =>
  `payments-${wallClock(now.toISOString(), rules.timeZone).date}.${format}`;

/**
 * Loads what saves files: before the export, so that a file that took its time is not lost to a chunk that fails.
 * @returns hands the file to the browser as a download, and says under which name
 */
export const loadSaver = async () => {
  const { saveAs } = await import('file-saver');
  return (file: Blob, format: ExportFormat): string => {
    const name = exportFileName(format, new Date());
    // The mark that tells Excel the encoding is already in the content.
    saveAs(file, name, { autoBom: false });
    return name;
  };
};
