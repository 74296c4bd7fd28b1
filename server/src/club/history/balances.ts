import { type OpeningColumns, type OpeningPreview, rules } from 'shared-api/contract';
import { readSource, type SaidOfFile, type Source, type Sureness } from '../../tables/source';
import { centsIn, dateIn, normalise } from '../interac/reading';
import { addressesIn, bareAddress } from '../people/list/person';
import { understand } from './columns';
import { areApart, readMapped } from './lists';
import type { Named } from './people';

/** What somebody has said of a list of balances. */
interface Said extends SaidOfFile {
  columns?: OpeningColumns | undefined;
}

/** What a line of a list of balances says. */
export interface BalanceLine extends Named {
  /** As it stands in the list. */
  text: string;
  /** Below zero it is owed; null when it cannot be read. */
  cents: number | null;
  /** A calendar date; null when the line has none. */
  date: string | null;
  /** Whether what stands for the date is none. */
  isDateOdd: boolean;
  reason: string;
}

/** A list of balances as it was read. */
export interface BalanceList
  extends Pick<OpeningPreview, 'text' | 'letters' | 'mapping' | 'asked' | 'sample' | 'sheets'> {
  lines: BalanceLine[];
}

/** Characters of a line that are shown. */
const shownText = 300;

/**
 * Reads a table of what people owe or have. What is not sure is asked about.
 * @param most how many lines are enough: the rest is not read
 * @returns null when it is no table
 * @throws AppError `unreadableWorkbook`, `takesTooLong`
 */
export const readBalances = (bytes: Uint8Array, most: number, said: Said = {}): Promise<BalanceList | null> =>
  readSource(bytes, said, {
    ...{ surenessOf, unread },
    look: (source) => readList(source, most),
    read: (source) => readList(source, most, said.columns),
    named: /^((opening )?balances?|debts?|soldes?( d ouverture)?|dettes?)( |$)/,
  });

const unread: Omit<BalanceList, 'sheets'> = {
  ...{ text: '', letters: [], mapping: null, asked: null, sample: [], lines: [] },
};

function surenessOf({ asked, lines }: Pick<BalanceList, 'asked' | 'lines'>): Sureness {
  if (asked) return asked.doubts.includes('person') ? 'unknown' : 'asked';
  return lines.some(({ cents }) => cents !== null) ? 'sure' : 'unknown';
}

async function readList(
  source: Source,
  most: number,
  columns?: OpeningColumns,
): Promise<Omit<BalanceList, 'sheets'> | null> {
  const list = await readMapped(source, columns, understand, isPossible);
  if (!list) return null;
  const { read, body } = list;
  const { mapping } = read;
  return { ...read, lines: mapping ? body.slice(0, most).map((row) => lineOf(row, mapping)) : [] };
}

/** Whether columns that somebody chose say whose and how much. */
const isPossible = ({ email, names, owes, has, date, reason }: OpeningColumns, width: number): boolean =>
  (email !== undefined || names.length > 0) &&
  (owes !== undefined || has !== undefined) &&
  (reason ?? 0) < width &&
  areApart([email, ...names, owes, has, date], width);

/** Whether a spreadsheet that keeps accounts writes zero like this: `$ -`. */
const isNil = (text: string): boolean => /^\$? ?[-–—−] ?\$?$/.test(normalise(text));

function lineOf(row: readonly string[], columns: OpeningColumns): BalanceLine {
  const cell = (column: number | undefined) => row[column ?? -1] ?? '';
  const [owes, has] = [cell(columns.owes), cell(columns.has)].map((text) =>
    text === '' || isNil(text) ? 0 : centsIn(text),
  );
  const day = cell(columns.date);
  const date = dateIn(day, columns.dateOrder);
  return {
    text: normalise(row.filter(Boolean).join(' · '), shownText),
    email: bareAddress(addressesIn(cell(columns.email))[0]),
    name: normalise(columns.names.map(cell).join(' '), shownText),
    cents: owes == null || has == null ? null : has - owes,
    date,
    isDateOdd: day !== '' && date === null,
    reason: normalise(cell(columns.reason), rules.opening.reason),
  };
}
