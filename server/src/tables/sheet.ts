import { refuse } from '../errors/app-error';

/** A sheet of a workbook: rows that have cells, all of one width. */
export interface Sheet {
  name: string;
  rows: string[][];
}

/** How much of a workbook is read. */
const limits = { sheets: 100, columns: 400, cells: 400_000, characters: 3_000_000 };

/** Collects a workbook's sheets, within the limits. */
export interface Sheets {
  /** Begins another sheet. */
  begin(name: string): void;
  /**
   * Writes into the sheet.
   * @param row from 0; rows come in any order
   * @throws AppError `takesTooLong`
   */
  put(row: number, column: number, text: string): void;
  /** The sheets with cells. */
  all(): Sheet[];
}

/** Makes a collector for one workbook. */
export function createSheets(): Sheets {
  const sheets: { name: string; rows: Map<number, string[]>; width: number }[] = [];
  let [cells, characters] = [0, 0];
  return {
    begin(name) {
      if (sheets.length >= limits.sheets) return refuse('takesTooLong');
      sheets.push({ name, rows: new Map(), width: 0 });
    },
    put(row, column, text) {
      const sheet = sheets.at(-1);
      if (!sheet || text.trim() === '') return;
      // What a row takes is as wide as the sheet.
      sheet.width = Math.max(sheet.width, column + 1);
      cells += sheet.rows.has(row) ? 1 : sheet.width;
      characters += text.length;
      if (column >= limits.columns || cells > limits.cells || characters > limits.characters)
        return refuse('takesTooLong');
      const written = sheet.rows.get(row) ?? [];
      written[column] = text;
      sheet.rows.set(row, written);
    },
    all: () =>
      sheets.flatMap(({ name, rows, width }) => {
        const ordered = [...rows].sort(([one], [other]) => one - other);
        if (ordered.length * width > limits.cells) return refuse('takesTooLong');
        return rows.size === 0
          ? []
          : { name, rows: ordered.map(([, row]) => Array.from({ length: width }, (_, at) => row[at] ?? '')) };
      }),
  };
}

/** A moment as programs write it in XML (ISO 8601), as a list says it: `2026-11-14`, `2026-11-14 10:00`. */
export function momentText(iso: string): string {
  const [day = '', time = ''] = iso.trim().split('T', 2);
  const [, clock = '', seconds = ''] = /^(\d{2}:\d{2})(:\d{2})?/.exec(time) ?? [];
  return [day, clock + seconds === '00:00:00' ? '' : clock + (seconds === ':00' ? '' : seconds)]
    .filter(Boolean)
    .join(' ');
}

/** A number as a list says it, without what computing in binary adds to the fifteen digits that programs show. */
export function numberText(text: string): string {
  const number = Number(text);
  return text.trim() === '' || !Number.isFinite(number) ? text : String(Number(number.toPrecision(15)));
}
