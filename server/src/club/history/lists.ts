import type { Source } from '../../tables/source';
import { readTable, type Table } from '../../tables/table';
import { limits, sampleOf } from '../people/list/table';

/** How a list is understood: what its columns hold, and what somebody has to say first. */
interface Understanding<Columns, Doubt> {
  likely: Columns;
  doubts: Doubt[];
}

/** A list whose columns are known, or asked for. */
interface Mapped<Columns, Doubt> {
  read: {
    text: string;
    letters: Source['doubtful'];
    mapping: Columns | null;
    asked: Understanding<Columns, Doubt> | null;
    sample: string[][];
  };
  /** Rows below the names of columns, without empty ones; none while columns are asked for. */
  body: string[][];
}

/**
 * Reads a table's columns as somebody said, or else as it is understood where that is sure.
 * @param isPossible whether columns that somebody chose can be those of a table
 * @returns null when it is no table
 */
export async function readMapped<Columns extends { firstRow: number }, Doubt>(
  { text, doubtful, delimiter }: Source,
  columns: Columns | undefined,
  understand: (table: Table) => Understanding<Columns, Doubt>,
  isPossible: (columns: Columns, width: number) => boolean,
): Promise<Mapped<Columns, Doubt> | null> {
  const table = await readTable(text, limits, delimiter);
  if (!table || table.rows.length === 0) return null;
  const known = understand(table);
  const width = table.rows.reduce((most, { length }) => Math.max(most, length), 0);
  const mapping =
    columns && isPossible(columns, width) ? columns : known.doubts.length === 0 ? known.likely : null;
  return {
    read: { text, letters: doubtful, mapping, asked: mapping ? null : known, sample: sampleOf(table) },
    body: mapping ? table.rows.slice(mapping.firstRow).filter((row) => row.some(Boolean)) : [],
  };
}

/** Whether columns are in a table, and none says two things. */
export const areApart = (columns: readonly (number | undefined)[], width: number): boolean => {
  const chosen = columns.filter((column) => column !== undefined);
  return new Set(chosen).size === chosen.length && chosen.every((column) => column < width);
};
