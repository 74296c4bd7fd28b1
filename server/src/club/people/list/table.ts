import { type PeopleColumns, rules } from 'shared-api/contract';
import type { Table } from '../../../tables/table';
import { headingIn } from './columns';
import { meaningOf } from './headings';
import { fromText, isGroupLine } from './lines';
import { languageIn, namesIn, namesOf, tellsOrder } from './names';
import { addressesIn, bareAddress, type Line, lineOf } from './person';

/** Whether columns that somebody chose are in the table. */
export const isPossible = (
  { emails, first, last, full, language }: PeopleColumns,
  { rows }: Table,
): boolean => {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return [...emails, first, last, full, language].every((column) => (column ?? 0) < width);
};

/** Reads a table's people, each row a line. */
export function readRows({ rows }: Table, columns: PeopleColumns, most: number): Line[] {
  const { firstRow, full, order } = columns;
  const named = rows[firstRow - 1] ?? [];
  const heading = kindsOf(named);
  const body = rows
    .slice(firstRow)
    .filter((row) => row.some(Boolean))
    .slice(0, 2 * most);
  const kinds = body.map(kindsOf);
  // Lists that somebody has joined may go on with other columns.
  const joined = kinds.findIndex((kind) => isOtherHeading(kind, heading));
  const isTold = full !== undefined && body.every((row) => !row[full] || tellsOrder(row[full]));
  // “Prénom et nom” over “Tremblay, Zoé”.
  const isContradicted =
    full !== undefined && order === 'firstLast' && meaningOf(named[full] ?? '').isExplicit;
  const groups = new Set(
    rows.slice(0, firstRow).flatMap((row) => (isGroupLine(row.join(' ')) ? row.flatMap(addressesIn) : [])),
  );
  return body
    .flatMap((row, index): Line | [] => {
      if (heading !== undefined && kinds[index] === heading) return [];
      const line = fromRow(row, columns, isTold);
      if (groups.has(line.email)) return { ...line, problem: 'group' };
      const isUnclear =
        (joined >= 0 && index >= joined) || (isContradicted && (row[full] ?? '').includes(','));
      return isUnclear ? { ...line, problem: line.problem ?? 'unclear' } : line;
    })
    .slice(0, most);
}

/** What a row says as a heading, in one text; undefined unless it is one. */
const kindsOf = (row: readonly string[]): string | undefined =>
  headingIn(row)
    ?.map(({ kind, order = '' }) => kind + order)
    .join();

const isOtherHeading = (kinds: string | undefined, heading: string | undefined): boolean =>
  kinds !== undefined && kinds !== heading && /email|address/.test(kinds) && /first|last|full/.test(kinds);

function fromRow(
  row: readonly string[],
  { emails, first, last, full, order, language }: PeopleColumns,
  isTold: boolean,
): Line {
  const cell = (column: number | undefined) => row[column ?? -1] ?? '';
  const address =
    emails.map(cell).find((text) => addressesIn(text).length > 0) ?? emails.map(cell).find(Boolean) ?? '';
  const isNamed = [first, last, full].some((column) => column !== undefined);
  const text = row.filter(Boolean).join(' · ');
  if (!isNamed) return { ...fromText(address), text };
  const names = full === undefined ? namesOf(cell(first), cell(last)) : namesIn(cell(full), order, isTold);
  return lineOf({
    text,
    names,
    address: bareAddress(address),
    language: languageIn(cell(language)),
  });
}

/** Rows and characters of a table that are shown for choosing its columns. */
const shown = { rows: 10, characters: 80 };

export const sampleOf = ({ rows }: Table): string[][] =>
  rows.slice(0, shown.rows).map((row) => row.map((cell) => cell.slice(0, shown.characters)));

/** Mail programs write some hundred columns, and long notes. */
export const limits = { rows: rules.statement.rows, columns: rules.invitation.columns, row: 100_000 };
