import {
  type LikelyMapping,
  rules,
  type StatementMapping,
  type StatementPreview,
  type TransferSource,
} from 'shared-api/contract';
import { readSource, type Source, type Sureness } from '../../tables/source';
import { readTable, type Table } from '../../tables/table';
import { isMail, readMailFile } from './notices/mail';
import { type Means as NoticeMeans, readNotice } from './notices/notice';
import type { ReadTransfer } from './reading';
import { looksLikeStatement } from './statements/columns';
import { isOfx, readOfx } from './statements/ofx';
import { type Reading, readStatementRows } from './statements/rows';
import { type Understanding, understand } from './statements/understand';

/** The parsed file. */
export interface ReadFile extends Reading {
  source: TransferSource;
  /** For a table: its form, how its columns were read, and its first rows. */
  table: {
    form: string;
    /** Null when somebody has to choose the columns: then nothing is read from the table. */
    mapping: StatementMapping | null;
    isRemembered: boolean;
    /** What somebody has to choose, and what is likely. */
    asked: StatementPreview['asked'];
    sample: string[][];
  } | null;
  /** Of a workbook in which several have cells. */
  sheets: StatementPreview['sheets'];
}

interface Means extends NoticeMeans {
  /** Which of a workbook's sheets, if somebody has said. */
  sheet?: number | undefined;
  /** The column mapping that somebody chose. */
  mapping: StatementMapping | undefined;
  /** By form, the mappings that somebody last chose. */
  remembered: ReadonlyMap<string, StatementMapping>;
}

/**
 * Parses a bank statement or a notice.
 * @returns null for anything else
 * @throws AppError `unreadableWorkbook`, `takesTooLong`
 */
export const readFile = (bytes: Uint8Array, means: Means): Promise<ReadFile | null> =>
  readSource(
    bytes,
    { sheet: means.sheet },
    {
      ...{ surenessOf, unread },
      look: (source) => readStatement(source, { ...means, mapping: undefined }),
      // A workbook is neither a mail nor a notice.
      read: (source) => (source.isSheet ? readStatement(source, means) : readText(bytes, source, means)),
      named: /^(statement|transactions?|operations?|releve)( |$)/,
    },
  );

type Read = Omit<ReadFile, 'sheets'>;

const unread: Read = {
  ...{ source: 'csv', transfers: [], unreadableRows: [] },
  table: { form: '', mapping: null, isRemembered: false, asked: null, sample: [] },
};

const surenessOf = ({ table }: Read): Sureness => (table?.mapping ? 'sure' : 'asked');

async function readText(bytes: Uint8Array, source: Source, means: Means): Promise<Read | null> {
  const { text } = source;
  if (isOfx(text)) {
    const reading = await readOfx(text);
    return reading && { source: 'ofx', table: null, ...reading };
  }
  if (isMail(text)) {
    const start = bytes[0] === 0xef && bytes[1] === 0xbb ? 3 : 0;
    const mails = (await readMailFile(bytes.subarray(start), means.trustedServer)) ?? [];
    return ofNotices(mails.flatMap((mail) => readNotice(mail, means) ?? []));
  }
  const statement = await readStatement(source, means);
  return statement?.table?.mapping
    ? statement
    : (ofNotices([readNotice({ text }, means)].flatMap((notice) => notice ?? [])) ?? statement);
}

/** A bank's rows are shorter. */
const limits = { rows: rules.statement.rows, columns: rules.statement.columns, row: 8000 };

/** Rows of a table shown for choosing the column mapping. */
const shownRows = 20;

async function readStatement({ text, delimiter }: Source, means: Means): Promise<Read | null> {
  const table = await readTable(text, limits, delimiter);
  if (!table) return null;
  const known = understand(table);
  const chosen = means.mapping && isPossible(means.mapping, table) ? means.mapping : null;
  const choice = means.mapping
    ? {
        mapping: chosen,
        isRemembered: false,
        asked: chosen ? null : { likely: known.likely, doubts: known.doubts },
      }
    : choose(known, means.remembered.get(known.form));
  if (!choice.mapping && !looksLikeStatement(table)) return null;
  const reading = choice.mapping
    ? await readStatementRows(table, choice.mapping)
    : { transfers: [], unreadableRows: [] };
  const sample = table.rows.slice(0, shownRows);
  return { source: 'csv', table: { form: known.form, ...choice, sample }, ...reading };
}

/** Whether a mapping names only columns that the table has, and none for two things. */
function isPossible(
  { date, descriptions, amount, debit, credit, direction, sender }: StatementMapping,
  { rows }: Table,
): boolean {
  const width = Math.max(...rows.map(({ length }) => length));
  const facts = [date, amount, debit, credit, direction].filter((column) => column !== undefined);
  const texts = [...descriptions, ...(sender === undefined ? [] : [sender])];
  return (
    (amount === undefined) !== (credit === undefined) &&
    (debit === undefined || credit !== undefined) &&
    new Set(facts).size === facts.length &&
    [...facts, ...texts].every((column) => column < width) &&
    !texts.some((column) => [date, amount, debit, credit].includes(column))
  );
}

type Choice = Pick<NonNullable<ReadFile['table']>, 'mapping' | 'isRemembered' | 'asked'>;
type Doubts = Understanding['doubts'];

/**
 * What somebody chose for this form if it fits, or else what names tell; otherwise somebody is asked. A form that another
 * bank's files may have, too, is asked about each time, with the last choice filled in, unless the balance bears it out.
 */
function choose(
  { likely, doubts, isOwnForm, admits, isBorneOut }: Understanding,
  remembered: StatementMapping | undefined,
): Choice {
  const ask = (likely: LikelyMapping, doubts: Doubts): Choice => ({
    ...{ mapping: null, isRemembered: false, asked: { likely, doubts } },
  });
  if (!remembered)
    return isWhole(likely) && doubts.length === 0
      ? { mapping: likely, isRemembered: false, asked: null }
      : ask(likely, doubts);
  if (!admits(remembered)) return ask(likely, [...doubts, 'remembered']);
  // More or fewer lines may precede the transactions this time.
  const mapping = { ...remembered, firstRow: likely.firstRow };
  return isOwnForm || doubts.every((doubt) => doubt === 'amounts' && isBorneOut(mapping))
    ? { mapping, isRemembered: true, asked: null }
    : ask(mapping, doubts);
}

const isWhole = (likely: LikelyMapping): likely is StatementMapping =>
  likely.date !== undefined && likely.descriptions.length > 0;

const ofNotices = (transfers: ReadTransfer[]): Read | null =>
  transfers[0] ? { source: transfers[0].source, table: null, transfers, unreadableRows: [] } : null;
