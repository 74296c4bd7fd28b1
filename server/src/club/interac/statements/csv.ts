import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { rules } from 'shared-api/contract';

/** Longer than any row of a bank. */
const longestRow = 8000;
const delimiters = [',', ';', '\t', '|'];

/**
 * Decodes a file: UTF-8 or UTF-16 if valid, otherwise Windows-1252, which Canadian banks use.
 * @returns null when it is not text
 */
export function decode(bytes: Uint8Array): string | null {
  const text = decodeAs(bytes, isUtf16(bytes) ? 'utf-16le' : 'utf-8') ?? decodeAs(bytes, 'windows-1252');
  return text === null || text.includes('\0') ? null : text;
}

const isUtf16 = ([first, second]: Uint8Array): boolean => first === 0xff && second === 0xfe;

function decodeAs(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A table as read from a file. */
export interface Table {
  delimiter: string;
  rows: string[][];
}

/** Parses a table with any delimiter. @returns null when it is none, or exceeds the limits */
export async function readTable(text: string): Promise<Table | null> {
  const delimiter = await delimiterOf(text);
  const rows = delimiter && (await readRows(text, delimiter, rules.statement.rows + 1));
  if (!delimiter || !rows || rows.length > rules.statement.rows) return null;
  if (rows.some((row) => row.length > rules.statement.columns)) return null;
  return { delimiter, rows };
}

/**
 * The delimiter by which most of the first rows have the same number of columns, more than one; of two such, the one
 * with more columns: the other is a decimal comma.
 */
async function delimiterOf(text: string): Promise<string | undefined> {
  const start = text.slice(0, 10_000).split(/\r?\n/, 30).join('\n');
  const widths: { delimiter: string; rows: number; width: number }[] = [];
  for (const delimiter of delimiters) {
    const counts = new Map<number, number>();
    for (const { length } of (await readRows(start, delimiter, 30)) ?? []) {
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

async function readRows(text: string, delimiter: string, most: number): Promise<string[][] | null> {
  const parser = parse({
    bom: true,
    delimiter,
    max_record_size: longestRow,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    to: most,
    trim: true,
  });
  const source = Readable.from(portionsOf(text));
  const rows: string[][] = [];
  try {
    for await (const row of source.pipe(parser)) rows.push(row.map(withoutDash));
    return rows;
  } catch {
    return null;
  } finally {
    source.destroy();
  }
}
