import { type LikelyPeopleColumns, type PeopleColumns, type PeopleDoubt, rules } from 'shared-api/contract';
import type { Table } from '../../../tables/table';
import { type Meaning, meaningOf } from './headings';
import { tellsOrder } from './names';
import { addressesIn, bareAddress } from './person';

/** How a table of people is read. */
export interface Understanding {
  likely: LikelyPeopleColumns;
  /** What somebody has to say; empty when the likely columns are sure. */
  doubts: PeopleDoubt[];
}

/** How many rows may precede the names of columns. */
const lastHeading = 25;

/** What its names say of a row's columns; undefined unless they are names. */
export function headingIn(row: readonly string[]): Meaning[] | undefined {
  if (row.some((cell) => cell.includes('@')) || row.filter(Boolean).length < 2) return undefined;
  const meanings = row.map(meaningOf);
  const kinds = new Set(meanings.flatMap(({ kind }) => (kind === 'other' ? [] : [kind])));
  const isTold = meanings.some(({ kind, isSure }) => kind === 'email' && isSure);
  return kinds.size > 1 || isTold ? meanings : undefined;
}

/** Reads what a table's columns hold from their names; undefined when it is not a table of people. */
export function understand({ rows }: Table): Understanding | undefined {
  const at = rows.slice(0, lastHeading).findIndex((row) => headingIn(row));
  const heading = headingIn(rows[at] ?? []);
  if (heading) return named(rows.slice(at + 1), heading, at + 1);
  return unnamed(rows);
}

const isAddressed = (cell = ''): boolean => addressesIn(cell).length > 0;
/** A cell with an address and nothing else. */
const isWhole = (cell = ''): boolean => {
  const address = bareAddress(addressesIn(cell)[0]);
  return address !== '' && address.length >= cell.length - 2;
};

function named(rows: readonly string[][], heading: readonly Meaning[], firstRow: number): Understanding {
  const width = rows.reduce((most, { length }) => Math.max(most, length), heading.length);
  const columns = Array.from({ length: width }, (_, column) => ({
    column,
    meaning: heading[column],
    has: rows.some((row) => isAddressed(row[column])),
    isMail: rows.some((row) => isWhole(row[column])),
  }));
  const mail = columns.filter(({ meaning }) => meaning?.kind === 'email' && meaning.isSure);
  // “Adresse” is a street, unless addresses stand there and nowhere else.
  const addressed = columns.filter(({ meaning, isMail }) => meaning?.kind === 'address' && isMail);
  const told = (mail.some(({ has }) => has) || addressed.length === 0 ? mail : addressed).toSorted(
    (a, b) => Number(a.meaning?.isSecond ?? false) - Number(b.meaning?.isSecond ?? false),
  );
  const stray = columns
    .filter(({ column, has }) => has && !told.some((one) => one.column === column))
    .toSorted((a, b) => Number(b.isMail) - Number(a.isMail));
  const emails = (told.some(({ has }) => has) || stray.length === 0 ? told : stray.slice(0, 1)).map(
    ({ column }) => column,
  );
  // An address elsewhere matters only to whoever has none.
  const isMissed = rows.some(
    (row) =>
      !told.some(({ column }) => isAddressed(row[column])) &&
      stray.some(({ column }) => isWhole(row[column])),
  );
  const names = namesBy(rows, heading);
  const language = heading.findIndex(({ kind }) => kind === 'language');
  return {
    likely: {
      ...{ firstRow, emails: emails.slice(0, rules.invitation.emails), ...names.likely },
      ...(language >= 0 && { language }),
    },
    doubts: [...(told.length === 0 || isMissed ? (['emails'] as const) : []), ...names.doubts],
  };
}

type Likely = Pick<PeopleColumns, 'first' | 'last' | 'full' | 'order'>;

/** The columns with names, by what they are called. */
function namesBy(
  rows: readonly string[][],
  heading: readonly Meaning[],
): { likely: Likely; doubts: PeopleDoubt[] } {
  const of = (kind: Meaning['kind'], isSure: boolean) =>
    heading.flatMap((meaning, column) =>
      meaning.kind === kind && meaning.isSure === isSure ? [column] : [],
    );
  const [firsts, lasts, fulls] = [of('first', true), of('last', true), of('full', true)];
  const [first] = firsts;
  const [last] = lasts;
  if (first !== undefined && last !== undefined) {
    const isOne = firsts.length === 1 && lasts.length === 1;
    return { likely: { first, last, order: 'firstLast' }, doubts: isOne ? [] : ['names'] };
  }
  const full = fulls[0] ?? (first === undefined ? last : undefined);
  if (full !== undefined) {
    const order = heading[full]?.order;
    const cells = rows.flatMap((row) => row[full] || []);
    const isSure = order !== undefined || cells.every(tellsOrder);
    return { likely: { full, order: order ?? 'firstLast' }, doubts: isSure ? [] : ['order'] };
  }
  const [likelyFirst, likelyLast, likelyFull] = [
    first ?? of('first', false)[0],
    last ?? of('last', false)[0],
    of('full', false)[0],
  ];
  if (likelyFirst !== undefined || likelyLast !== undefined) {
    return {
      likely: {
        order: 'firstLast',
        ...(likelyFirst !== undefined && { first: likelyFirst }),
        ...(likelyLast !== undefined && { last: likelyLast }),
      },
      doubts: ['names'],
    };
  }
  const [nickname] = of('nickname', true);
  if (nickname !== undefined) return { likely: { full: nickname, order: 'firstLast' }, doubts: [] };
  const found = likelyFull === undefined ? likelyNames(rows) : { full: likelyFull };
  return { likely: { order: 'firstLast', ...found }, doubts: ['names'] };
}

/** The columns whose cells may be names. */
function wordyColumns(rows: readonly string[][]): number[] {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  return Array.from({ length: width }, (_, column) => column).filter((column) => {
    const cells = rows.flatMap((row) => row[column] || []);
    return (
      cells.length * 2 > rows.length && cells.every((cell) => /\p{L}{2}/u.test(cell) && !/[\d@]/.test(cell))
    );
  });
}

/** The likely columns of names: one with two words each, or the first two. */
function likelyNames(rows: readonly string[][]): Pick<Likely, 'first' | 'last' | 'full'> {
  const wordy = wordyColumns(rows);
  const full = wordy.find((column) => rows.every((row) => !row[column] || row[column].includes(' ')));
  const [first, last] = wordy;
  if (full !== undefined) return { full };
  if (first === undefined) return {};
  return last === undefined ? { full: first } : { first, last };
}

/**
 * A table whose columns have no names that are known: each row has as many cells, and an address in the same one of
 * them, but for rows above the first.
 */
function unnamed(rows: readonly string[][]): Understanding | undefined {
  const start = rows.slice(0, lastHeading).findIndex((row) => row.some(isAddressed));
  const body = rows.slice(Math.max(start, 0)).filter((row) => row.some(Boolean));
  const [first = []] = body;
  const email = first.findIndex(isWhole);
  const heading = rows[start - 1];
  const isNamed = heading !== undefined && heading.filter(Boolean).length > 1;
  if (start < 0 || email < 0 || first.length < (isNamed ? 2 : 3) || (body.length < 2 && !isNamed))
    return undefined;
  const isEven = body.every(
    (row) =>
      row.length === first.length &&
      row.filter(isAddressed).length <= 1 &&
      (isAddressed(row[email]) || !row.some(isAddressed)),
  );
  // A whole name beside an address is read as a line.
  const isLine = !isNamed && wordyColumns(body).length < 2;
  if (!isEven || isLine) return undefined;
  return {
    likely: { firstRow: start, emails: [email], order: 'firstLast', ...likelyNames(body) },
    doubts: [...(isNamed ? (['emails'] as const) : []), 'names'],
  };
}
