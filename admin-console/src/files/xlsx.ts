import { type CellObject, utils, type WorkSheet, write } from 'xlsx';
import type { Cell } from './csv';

/** Format `@` keeps a text a text even when the cell is edited, so `=1+1` never becomes a formula. */
const cellObject = (cell: Cell): CellObject =>
  typeof cell === 'number' ? { t: 'n', v: cell, z: '0.00' } : { t: 's', v: cell, z: '@' };

const widthOf = (lines: Cell[][], column: number): number =>
  Math.min(48, Math.max(8, ...lines.slice(0, 200).map((line) => String(line[column] ?? '').length + 2)));

/** A sheet of a workbook. */
export interface Sheet {
  name: string;
  lines: Cell[][];
}

/** @returns a workbook with these sheets */
export const xlsxFile = (sheets: readonly Sheet[]): ArrayBuffer => {
  const book = utils.book_new();
  for (const { name, lines } of sheets) utils.book_append_sheet(book, sheetOf(lines), name);
  return write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer;
};

function sheetOf(lines: Cell[][]): WorkSheet {
  const sheet: WorkSheet = {};
  const columns = lines[0]?.length ?? 0;
  lines.forEach((line, row) => {
    line.forEach((cell, column) => {
      sheet[utils.encode_cell({ r: row, c: column })] = cellObject(cell);
    });
  });
  sheet['!ref'] = utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: Math.max(0, lines.length - 1), c: Math.max(0, columns - 1) },
  });
  sheet['!cols'] = Array.from({ length: columns }, (_, column) => ({ wch: widthOf(lines, column) }));
  return sheet;
}
