import type { AttendancePreview, CameColumns } from 'shared-api/contract';
import { readSource, type SaidOfFile, type Source, type Sureness } from '../../tables/source';
import { readTable, type Table } from '../../tables/table';
import { type DateOrder, normalise } from '../interac/reading';
import { addressesIn, bareAddress } from '../people/list/person';
import { limits, sampleOf } from '../people/list/table';
import { marksOf, understandCame } from './attendance-columns';
import { datesOf } from './days';
import { markIn, sayingOf } from './marks';
import { type Named, wordsOf } from './people';

/** What somebody has said of a list of who came. */
interface Said extends SaidOfFile {
  columns?: CameColumns | undefined;
}

/** What a list says of one person. */
export interface CameLine extends Named {
  /** As it stands in the list. */
  text: string;
  /** The calendar dates on which they came, each once. */
  dates: string[];
  /** Why the line cannot be taken as it is. */
  problem: 'badDate' | 'oddMark' | null;
}

/** A list of who came, as it was read. */
export interface CameList
  extends Pick<AttendancePreview, 'text' | 'letters' | 'mapping' | 'asked' | 'sample' | 'sheets' | 'marks'> {
  /** Every day of the list, oldest first. */
  days: string[];
  lines: CameLine[];
}

/** Characters of a line that are shown. */
const shownText = 200;

/**
 * Reads a table of who came. What is not sure is asked about.
 * @param today a calendar date
 * @returns null when it is no table
 * @throws AppError `unreadableWorkbook`, `lockedWorkbook`, `oldWorkbook`, `takesTooLong`
 */
export const readAttendance = (bytes: Uint8Array, today: string, said: Said = {}): Promise<CameList | null> =>
  readSource(bytes, said, {
    ...{ surenessOf, unread },
    look: (source) => readList(source, today),
    read: (source) => readList(source, today, said.columns),
    named: /^(attendances?|presences?|sessions?|seances?)( |$)/,
  });

const unread: Omit<CameList, 'sheets'> = {
  ...{ text: '', letters: [], mapping: null, asked: null, sample: [], marks: [], days: [], lines: [] },
};

function surenessOf({ asked, lines }: Pick<CameList, 'asked' | 'lines'>): Sureness {
  if (asked)
    return asked.doubts.some(
      (doubt) => doubt === 'person' || (doubt === 'days' && asked.likely.days.length === 0),
    )
      ? 'unknown'
      : 'asked';
  return lines.length > 0 ? 'sure' : 'unknown';
}

async function readList(
  { text, doubtful, delimiter }: Source,
  today: string,
  columns?: CameColumns,
): Promise<Omit<CameList, 'sheets'> | null> {
  const table = await readTable(text, limits, delimiter);
  if (!table || table.rows.length === 0) return null;
  const known = understandCame(table, today);
  const mapping =
    columns && isPossible(columns, table) ? columns : known.doubts.length === 0 ? known.likely : null;
  const { firstRow, days, mark } = mapping ?? known.likely;
  const body = table.rows.slice(firstRow).filter((row) => row.some(Boolean));
  const marks = marksOf(body, days.length > 0 ? days : mark === undefined ? [] : [mark]);
  const read = { text, letters: doubtful, mapping, sample: sampleOf(table), marks };
  if (!mapping) return { ...read, asked: known, days: [], lines: [] };
  const isCame = reader(mapping, marks);
  const found =
    days.length > 0
      ? byColumn(table.rows[firstRow - 1] ?? [], body, mapping, isCame)
      : byRow(body, mapping, isCame);
  return { ...read, asked: null, ...found };
}

/** Whether columns that somebody chose are in the table, say who and when, and none says two things. */
function isPossible(
  { email, names, days, date, mark, firstRow, year, dateOrder }: CameColumns,
  { rows }: Table,
) {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const facts = [email, ...names, ...days, date, mark].filter((column) => column !== undefined);
  const named = days.map((column) => rows[firstRow - 1]?.[column] ?? '');
  return (
    (email !== undefined || names.length > 0) &&
    days.length > 0 !== (date !== undefined) &&
    new Set(facts).size === facts.length &&
    facts.every((column) => column < width) &&
    datesOf(named, dateOrder, year ?? 0).every((day) => day !== null)
  );
}

/** What a cell says: whether somebody came; undefined when nothing tells. */
type Reader = (cell: string) => boolean | undefined;

function reader({ came }: CameColumns, marks: readonly string[]): Reader {
  if (!came) return (cell) => sayingOf(markIn(cell));
  return (cell) => {
    const mark = markIn(cell);
    // Who has looked at the marks has said of each what it says.
    return came.includes(mark) || (marks.includes(mark) ? false : sayingOf(mark));
  };
}

const personOf = (
  row: readonly string[],
  { email, names }: CameColumns,
): Omit<CameLine, 'dates' | 'problem'> => {
  const cell = (column: number | undefined) => row[column ?? -1] ?? '';
  const name = normalise(names.map(cell).join(' '), shownText);
  return {
    text: normalise([name, cell(email)].filter(Boolean).join(' · '), shownText),
    email: bareAddress(addressesIn(cell(email))[0]),
    name,
  };
};

type Read = Pick<CameList, 'days' | 'lines'>;

function byColumn(
  heading: readonly string[],
  body: readonly string[][],
  columns: CameColumns,
  isCame: Reader,
): Read {
  const { days, dateOrder, year } = columns;
  const dates = datesOf(
    days.map((column) => heading[column] ?? ''),
    dateOrder,
    year ?? 0,
  );
  const lines = body.map((row): CameLine => {
    const said = days.map((column) => isCame(row[column] ?? ''));
    return {
      ...personOf(row, columns),
      dates: [...new Set(dates.flatMap((date, index) => (said[index] && date) || []))].sort(),
      problem: said.includes(undefined) ? 'oddMark' : null,
    };
  });
  // Totals and empty rows below the list are about nobody, and say so only where somebody would have come.
  return {
    days: [...new Set(dates.flatMap((date) => date ?? []))].sort(),
    lines: lines.filter(({ text, dates }) => text !== '' || dates.length > 0),
  };
}

function byRow(body: readonly string[][], columns: CameColumns, isCame: Reader): Read {
  const { date: column = -1, mark, dateOrder } = columns;
  const lines = new Map<string, CameLine>();
  const days = new Set<string>();
  let before = '';
  for (const row of body) {
    // A date may stand once, above who came that day.
    const cell = row[column] || before;
    before = cell;
    const date = dayOf(cell, dateOrder);
    const said = mark === undefined ? true : isCame(row[mark] ?? '');
    if (date) days.add(date);
    const person = personOf(row, columns);
    if (person.text === '') continue;
    const key = person.email.toLowerCase() || wordsOf(person.name);
    const line = lines.get(key) ?? { ...person, dates: [], problem: null };
    if (said === undefined) line.problem = 'oddMark';
    else if (!date) line.problem = 'badDate';
    else if (said && !line.dates.includes(date)) line.dates.push(date);
    lines.set(key, line);
  }
  for (const { dates } of lines.values()) dates.sort();
  return { days: [...days].sort(), lines: [...lines.values()] };
}

/** A row's date, which has its year. */
const dayOf = (cell: string, order: DateOrder): string | null => datesOf([cell], order, 0)[0] ?? null;
