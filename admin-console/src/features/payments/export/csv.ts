import type { Cell } from './protocol';

// Where a spreadsheet may begin to read a formula (OWASP, "CSV injection"): at the cell's start, and after what Excel in
// French, or a paste, takes for the end of a cell, whatever quotes stand around. The wide signs count in Asian versions.
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

/** Excel takes a file without this mark for the system's old encoding, and spoils every accent. */
const mark = '\uFEFF';

/** @returns the lines as CSV (RFC 4180) in UTF-8 */
export const csvFile = (lines: Cell[][]): ArrayBuffer => {
  const text = mark + lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
  return new TextEncoder().encode(text).buffer as ArrayBuffer;
};
