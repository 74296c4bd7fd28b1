import type { Locale } from 'shared-api';

/** A text, or a number that stays one in the file. */
export type Cell = string | number;

// Where a spreadsheet may start a formula (OWASP, "CSV injection"): at the cell's start, and after what Excel in
// French, or a paste, treats as the end of a cell, even within quotes. Asian versions accept the full-width signs.
const formulaStarts =
  /^(?=[ \u00a0"]*[=+\-@＝＋－＠]|[\t\r\n])|(?<=[;\t\r\n])(?=[ \u00a0"]*[=+\-@＝＋－＠])/g;
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;

/** A text that no spreadsheet evaluates: an apostrophe makes a cell a text. */
export const escapeFormula = (text: string): string => text.replace(formulaStarts, "'");

/** What Excel expects in each language, as Windows sets it: in French, a comma would be a decimal one. */
const signs: Record<Locale, { separator: string; decimal: string }> = {
  en: { separator: ',', decimal: '.' },
  fr: { separator: ';', decimal: ',' },
};

const field = (cell: Cell, decimal: string): string => {
  if (typeof cell === 'number') return cell.toFixed(2).replace('.', decimal);
  const text = escapeFormula(cell);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Without this byte order mark Excel reads the file in the system's old encoding, which breaks accents. */
const mark = '\uFEFF';

/** @returns the lines as CSV (RFC 4180, in French with semicolons) in UTF-8 */
export const csvFile = (lines: Cell[][], locale: Locale): ArrayBuffer => {
  const { separator, decimal } = signs[locale];
  const rows = lines.map((line) => line.map((cell) => field(cell, decimal)).join(separator));
  const text = mark + rows.map((row) => `${row}\r\n`).join('');
  return new TextEncoder().encode(text).buffer as ArrayBuffer;
};
