import type { Cell } from './columns';

// Where a spreadsheet may start a formula (OWASP, "CSV injection"): at the cell's start, and after what Excel in
// French, or a paste, treats as the end of a cell, even within quotes. Asian versions accept the full-width signs.
const formulaStarts =
  /^(?=[ \u00a0"]*[=+\-@＝＋－＠]|[\t\r\n])|(?<=[;\t\r\n])(?=[ \u00a0"]*[=+\-@＝＋－＠])/g;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/** A text that no spreadsheet evaluates: an apostrophe makes a cell a text. */
export const escapeFormula = (text: string): string => text.replace(formulaStarts, "'");

const field = (cell: Cell): string => {
  if (typeof cell === 'number') return cell.toFixed(2);
  const text = escapeFormula(cell);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Without this byte order mark Excel reads the file in the system's old encoding, which breaks accents. */
const mark = '\uFEFF';

/** @returns the lines as CSV (RFC 4180) in UTF-8 */
export const csvFile = (lines: Cell[][]): ArrayBuffer => {
  const text = mark + lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
  return new TextEncoder().encode(text).buffer as ArrayBuffer;
};
