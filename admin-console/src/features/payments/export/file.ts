import { type Cell, cellsOf, headingOf } from './cells';
import { csvFile } from './csv';
import type { ExportPlan, ExportRow } from './protocol';
import { xlsxFile } from './xlsx';

/** Collects payments and makes the file of them. */
export class ExportFile {
  private readonly lines: Cell[][];
  private readonly seen = new Set<string>();

  constructor(private readonly plan: ExportPlan) {
    this.lines = headingOf(plan);
  }

  /** A payment that arrives while pages are walked through moves others to the next page: each counts once. */
  add(rows: ExportRow[]): void {
    for (const row of rows) {
      if (this.seen.has(row.id)) continue;
      this.seen.add(row.id);
      this.lines.push(cellsOf(row, this.plan));
    }
  }

  get rows(): number {
    return this.seen.size;
  }

  content(): ArrayBuffer {
    return this.plan.format === 'csv' ? csvFile(this.lines) : xlsxFile(this.lines);
  }
}
