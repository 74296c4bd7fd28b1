import { rules } from 'shared-api';
import type { ExportFormat } from './protocol';
import { wallClock } from './wall-clock';

const types: Record<ExportFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** @returns `payments-{date}` with its ending (spec §9), the date being today's at the club */
export const exportFileName = (format: ExportFormat, now: Date): string =>
  `payments-${wallClock(now.toISOString(), rules.timeZone).date}.${format}`;

/** Hands the file to the browser as a download. */
export const saveExport = async (content: ArrayBuffer, format: ExportFormat): Promise<void> => {
  const { saveAs } = await import('file-saver');
  // The mark that tells Excel the encoding is already in the content.
  saveAs(new Blob([content], { type: types[format] }), exportFileName(format, new Date()), {
    autoBom: false,
  });
};
