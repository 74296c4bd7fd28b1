import { centsOf } from 'shared-api/money';
import { cellsOf, countedAmount, headingOf, totalLineOf } from './cells';
import { csvFile } from './csv';
import type { Cell, ExportFormat, ExportPlan, ExportRow } from './protocol';
import { xlsxFile } from './xlsx';

const types: Record<ExportFormat, string> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Lines as a file with its type, for a download. @param sheet the name of the workbook's sheet */
export const fileOf = (lines: Cell[][], format: ExportFormat, sheet: string): Blob =>
  new Blob([contentOf(lines, format, sheet)], { type: types[format] });

const contentOf = (lines: Cell[][], format: ExportFormat, sheet: string): ArrayBuffer =>
  format === 'csv' ? csvFile(lines) : xlsxFile(lines, sheet);

/** The name of the payments' sheet. */
const sheetName = 'Payments';

/** Collects payments and creates the file. */
export class ExportFile {
  private readonly lines: Cell[][];
  private readonly seen = new Set<string>();
  private cents = 0;

  constructor(private readonly plan: ExportPlan) {
    this.lines = headingOf(plan);
  }

  /** A payment that arrives while pages are read moves others to the next page: each counts once. */
  add(rows: ExportRow[]): void {
    for (const row of rows) {
      if (this.seen.has(row.id)) continue;
      this.seen.add(row.id);
      this.lines.push(cellsOf(row, this.plan));
      this.cents += centsOf(countedAmount(row, this.plan));
    }
  }

  /**
   * Adds a page as received.
   * @throws {SyntaxError} for invalid JSON
   */
  read(page: ArrayBuffer): void {
    this.add(JSON.parse(new TextDecoder().decode(page)) as ExportRow[]);
  }

  get rows(): number {
    return this.seen.size;
  }

  content(): ArrayBuffer {
    return contentOf(this.allLines(), this.plan.format, sheetName);
  }

  /** The content with its type, for a download. */
  blob(): Blob {
    return fileOf(this.allLines(), this.plan.format, sheetName);
  }

  private allLines(): Cell[][] {
    return [...this.lines, ...totalLineOf(this.plan, this.cents / 100)];
  }
}
