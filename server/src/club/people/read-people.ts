import {
  type InvitationPreview,
  type LikelyPeopleColumns,
  type PeopleColumns,
  plain,
} from 'shared-api/contract';
import { readSource, type SaidOfFile, type Source, type Sureness } from '../../tables/source';
import { readTable, type Table } from '../../tables/table';
import { type Understanding, understand } from './list/columns';
import { readLines } from './list/lines';
import type { Line } from './list/person';
import { isPossible, limits, readRows, sampleOf } from './list/table';
import { isVcard, readVcards } from './list/vcard';

/** What somebody has said of a list. */
interface Said extends SaidOfFile {
  columns?: PeopleColumns | undefined;
}

/** A list as it was read. */
export interface List
  extends Pick<InvitationPreview, 'text' | 'letters' | 'mapping' | 'asked' | 'sample' | 'sheets'> {
  lines: Line[];
}

/**
 * Reads a list of people as they are kept: a table with a row of column names, in English or French, contacts of a
 * telephone, or people in a text: `Marie Tremblay <marie@club.example>`, several on a line, names and addresses between
 * tabs, semicolons or commas. What is not sure is a line's problem, or asked about.
 * @param most how many are enough: the rest is not read
 * @returns null when it is neither text nor a workbook
 * @throws AppError `unreadableWorkbook`, `takesTooLong`
 */
export const readPeople = (bytes: Uint8Array, most: number, said: Said = {}): Promise<List | null> =>
  readSource(bytes, said, {
    ...{ surenessOf, unread },
    look: (source) => readList(source, most),
    read: (source) => readList(source, most, said.columns),
    named: /^(people|persons?|members?|players?|contacts?|personnes?|membres?|joueurs?)( |$)/,
  });

const unread: Omit<List, 'sheets'> = {
  ...{ text: '', letters: [], mapping: null, asked: null, sample: [], lines: [] },
};

async function readList(
  source: Source,
  most: number,
  columns?: PeopleColumns,
): Promise<Omit<List, 'sheets'> | null> {
  const { text, doubtful } = source;
  if (isDocument(text)) return null;
  const list = {
    ...unread,
    text,
    letters: doubtful,
    ...(await readText(source, most, columns)),
  };
  return { ...list, lines: list.lines.map((line) => lookedAt(line, source)) };
}

function surenessOf({ asked, lines }: Pick<List, 'asked' | 'lines'>): Sureness {
  if (asked) return 'asked';
  return lines.some(({ problem }) => problem === null) ? 'sure' : 'unknown';
}

/** A document of another kind that happens to be text. */
const isDocument = (text: string): boolean =>
  /^\s*(%PDF-|\{\\rtf|<(!doctype|html|table|\?xml|head|body)\b)/i.test(text.slice(0, 1000));

async function readText(
  source: Source,
  most: number,
  columns?: PeopleColumns,
): Promise<Pick<List, 'lines'> & Partial<List>> {
  const text = source.text.replace(/\r\n?/g, '\n');
  if (isVcard(text)) return { lines: readVcards(text, most) };
  const table = await tableIn(text, source.delimiter);
  if (!table) return { lines: readLines(text, most) };
  const sample = sampleOf(table);
  const mapping = columns && isPossible(columns, table) ? columns : sureOf(table);
  if (mapping) return { mapping, sample, lines: readRows(table, mapping, most) };
  return { asked: { likely: table.likely, doubts: table.doubts }, sample, lines: [] };
}

const sureOf = ({ likely, doubts }: Understanding): PeopleColumns | null =>
  doubts.length === 0 && isWhole(likely) ? likely : null;

const isWhole = ({ emails }: LikelyPeopleColumns): boolean => emails.length > 0;

/** A table of people. A quote that is never closed ends none. */
async function tableIn(text: string, delimiter?: string): Promise<(Table & Understanding) | null> {
  for (const tried of text.includes('"') ? [text, text.replaceAll('"', '')] : [text]) {
    const table = await readTable(tried, limits, delimiter);
    const known = table && understand(table);
    if (known) return { ...table, ...known };
    if (table) return null;
  }
  return null;
}

/**
 * What mailing lists write beside who wants nothing more from them (Mailchimp's exports: “Unsubscribed”, “Cleaned”); without
 * accents.
 */
const wantsNothing =
  /(?:^|[·,;\t])\s*(?:unsubscribed|opted[ -]out|cleaned|do not (?:contact|mail|e-?mail)|desabonnee?|desinscrite?|ne (?:plus|pas) contacter)\b(?!@)/;

/** A line whose letters may be others, or that says that somebody wants no mail, needs a look. */
const lookedAt = (line: Line, { doubtful }: Source): Line => {
  if (wantsNothing.test(plain(line.text))) return { ...line, problem: 'unsubscribed' };
  const isDoubtful = doubtful.length > 0 && /[^\0-\x7f]/.test(line.firstName + line.lastName);
  return isDoubtful ? { ...line, problem: line.problem ?? 'oddName' } : line;
};
