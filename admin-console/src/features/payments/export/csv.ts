import type { Cell } from './cells';

// What a spreadsheet takes for the beginning of a formula (OWASP, "CSV injection").
const startsFormula = /^[=+\-@\t\r\n]/;
const needsQuotes = /[",\r\n]|^\s|\s$/;

/** A text that no spreadsheet evaluates: the apostrophe makes it a text, and is not shown. */
export const harmless = (text: string): string => (startsFormula.test(text) ? `'${text}` : text);

const field = (cell: Cell): string => {
  if (typeof cell === 'number') return cell.toFixed(2);
  const text = harmless(cell);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Excel takes a file without this mark for the system's old encoding, and spoils every accent. */
const mark = '\uFEFF';

/** @returns the lines as CSV (RFC 4180) in UTF-8 */
export const csvFile = (lines: Cell[][]): ArrayBuffer => {
  const text = mark + lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
  return new TextEncoder().encode(text).buffer as ArrayBuffer;
};
