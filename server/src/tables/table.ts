import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { plain } from 'shared-api/contract';

/** Of two that fit alike the first: a comma stands in texts, too. */
const delimiters = ['\t', ';', '|', ','];

/** A table as read from a file. */
export interface Table {
  delimiter: string;
  rows: string[][];
}

/** How much of a table is read. */
export interface TableLimits {
  rows: number;
  columns: number;
  /** Characters of a row, with what is in quotes. */
  row: number;
}

/**
 * Parses a table with any delimiter, or with the one that Excel's first line names (`sep=;`).
 * @param known the delimiter, where it is
 * @returns null when it is none, or exceeds the limits
 */
export async function readTable(whole: string, limits: TableLimits, known?: string): Promise<Table | null> {
  const [line, named] = /^\ufeff?"?sep=([^\r\n])"?(?:\r\n?|\n)/i.exec(whole) ?? [''];
  // One file may end its lines in two ways.
  const text = whole.slice(line.length).replace(/\r\n?/g, '\n');
  const delimiter = known ?? named ?? (await delimiterOf(text));
  const { rows, isWhole } = delimiter
    ? await readRows(text, delimiter, { ...limits, rows: limits.rows + 1 })
    : { rows: [], isWhole: false };
  if (!delimiter || !isWhole || rows.length > limits.rows) return null;
  if (rows.some((row) => row.length > limits.columns)) return null;
  return { delimiter, rows };
}

/** A column's name in plain words. */
export const plainName = (cell: string): string =>
  plain(cell)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** What is looked at for telling the delimiter. */
const sniffed = { rows: 30, row: 10_000 };

/**
 * The delimiter by which most of the first rows have the same number of columns, more than one; of two such, the one
 * with more columns: the other is a decimal comma.
 */
async function delimiterOf(text: string): Promise<string | undefined> {
  const start = text.slice(0, sniffed.row).split('\n', sniffed.rows).join('\n');
  const widths: { delimiter: string; rows: number; width: number }[] = [];
  for (const delimiter of delimiters) {
    const counts = new Map<number, number>();
    // The last of them may be cut within quotes.
    for (const { length } of (await readRows(start, delimiter, sniffed)).rows) {
      if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
    }
    const [[width, rows] = [0, 0]] = [...counts].sort((a, b) => b[1] - a[1]);
    widths.push({ delimiter, rows, width });
  }
  return widths.filter(({ rows }) => rows > 0).sort((a, b) => b.rows - a.rows || b.width - a.width)[0]
    ?.delimiter;
}

/** Bytes read at a time; the event loop handles other work in between. */
const portionSize = 64 * 1024;

async function* portionsOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += portionSize) {
    yield bytes.subarray(start, start + portionSize);
    await setImmediate();
  }
}

/** Some banks print a dash where there is no amount. */
const withoutDash = (cell: string): string => (/^[-–—−]+$/.test(cell) ? '' : cell);

/** The rows up to a number of them, or up to the first that cannot be read. */
async function readRows(
  text: string,
  delimiter: string,
  limits: Pick<TableLimits, 'rows' | 'row'>,
): Promise<{ rows: string[][]; isWhole: boolean }> {
  const parser = parse({
    bom: true,
    delimiter,
    max_record_size: limits.row,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: limits.rows,
    trim: true,
  });
  const source = Readable.from(portionsOf(text));
  const rows: string[][] = [];
  try {
    for await (const row of source.pipe(parser)) rows.push(row.map(withoutDash));
    return { rows, isWhole: true };
  } catch {
    return { rows, isWhole: false };
  } finally {
    source.destroy();
  }
}
