import { type PassColumns, type PassPreview, passLimits } from 'shared-api/contract';
import { readSource, type SaidOfFile, type Source, type Sureness } from '../../tables/source';
import { centsIn, dateIn, normalise } from '../interac/reading';
import { addressesIn, bareAddress } from '../people/list/person';
import { areApart, readMapped } from './lists';
import { endingSaying, paymentSaying } from './marks';
import { understandPasses } from './pass-columns';
import type { Named } from './people';

/** What somebody has said of a list of passes. */
interface Said extends SaidOfFile {
  columns?: PassColumns | undefined;
}

/** What a cell says; null when it cannot be read, undefined when there is none. */
type Read<Value> = Value | null | undefined;

/** What a line of a list of passes says. */
export interface PassListLine extends Named {
  /** As it stands in the list. */
  text: string;
  /** A season's name; empty for none. */
  season: string;
  /** Calendar dates. */
  from: Read<string>;
  to: Read<string>;
  priceCents: Read<number>;
  /** Whether it is paid, or how much of it. */
  paid: Read<boolean | number>;
  paidOn: Read<string>;
  owesCents: Read<number>;
  /** Whether it ended before its time. */
  isEnded: boolean | null;
}

/** A list of passes as it was read. */
export interface PassList
  extends Pick<PassPreview, 'text' | 'letters' | 'mapping' | 'asked' | 'sample' | 'sheets'> {
  lines: PassListLine[];
}

/** Characters of a line that are shown. */
const shownText = 300;

/**
 * Reads a table of who had which pass. What is not sure is asked about.
 * @param most how many lines are enough: the rest is not read
 * @returns null when it is no table
 * @throws AppError `unreadableWorkbook`, `takesTooLong`
 */
export const readPassList = (bytes: Uint8Array, most: number, said: Said = {}): Promise<PassList | null> =>
  readSource(bytes, said, {
    ...{ surenessOf, unread },
    look: (source) => readList(source, most),
    read: (source) => readList(source, most, said.columns),
    named: /^((season )?passe?s?|abonnements?( de saison)?|forfaits?)( |$)/,
  });

const unread: Omit<PassList, 'sheets'> = {
  ...{ text: '', letters: [], mapping: null, asked: null, sample: [], lines: [] },
};

function surenessOf({ asked, lines }: Pick<PassList, 'asked' | 'lines'>): Sureness {
  if (asked) return asked.doubts.includes('person') ? 'unknown' : 'asked';
  return lines.length > 0 ? 'sure' : 'unknown';
}

async function readList(
  source: Source,
  most: number,
  columns?: PassColumns,
): Promise<Omit<PassList, 'sheets'> | null> {
  const list = await readMapped(source, columns, understandPasses, isPossible);
  if (!list) return null;
  const { read, body } = list;
  const { mapping } = read;
  return { ...read, lines: mapping ? body.slice(0, most).map((row) => lineOf(row, mapping)) : [] };
}

/** Whether columns that somebody chose say whose and which. */
const isPossible = (
  { email, names, season, from, to, price, paid, paidOn, owes, ended }: PassColumns,
  width: number,
): boolean =>
  (email !== undefined || names.length > 0) &&
  (season !== undefined || (from !== undefined && to !== undefined)) &&
  areApart([email, ...names, season, from, to, price, paid, paidOn, owes, ended], width);

function lineOf(row: readonly string[], columns: PassColumns): PassListLine {
  const cell = (column: number | undefined) => row[column ?? -1] ?? '';
  const read = <Value>(column: number | undefined, reader: (text: string) => Value | null): Read<Value> =>
    cell(column) === '' ? undefined : reader(cell(column));
  const day = (text: string) => dateIn(text, columns.dateOrder);
  const { paid, paidAs } = columns;
  return {
    text: normalise(row.filter(Boolean).join(' · '), shownText),
    email: bareAddress(addressesIn(cell(columns.email))[0]),
    name: normalise(columns.names.map(cell).join(' '), shownText),
    season: normalise(cell(columns.season), passLimits.season),
    from: read(columns.from, day),
    to: read(columns.to, day),
    // An empty cell in a column of prices is no price.
    priceCents: columns.price === undefined ? undefined : (read(columns.price, positiveCents) ?? null),
    paid:
      paid === undefined
        ? undefined
        : cell(paid) === ''
          ? false
          : ((paidAs === 'amount' ? positiveCents : paymentSaying)(cell(paid)) ?? null),
    paidOn: read(columns.paidOn, day),
    // An empty cell says nothing beside what was paid; alone it may mean either.
    owesCents: read(columns.owes, positiveCents) ?? (owedAlone(columns) ? null : undefined),
    isEnded: columns.ended === undefined ? false : (endingSaying(cell(columns.ended)) ?? null),
  };
}

/** Whether only what is left to pay says whether a pass is paid. */
const owedAlone = ({ owes, paid, paidOn }: PassColumns): boolean =>
  owes !== undefined && paid === undefined && paidOn === undefined;

function positiveCents(text: string): number | null {
  const cents = centsIn(text);
  return cents !== null && cents >= 0 ? cents : null;
}
