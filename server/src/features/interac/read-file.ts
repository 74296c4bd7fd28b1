import type { StatementMapping, TransferSource } from 'shared-api/contract';
import { isMail, readMail } from './notices/mail';
import { readNotice } from './notices/notice';
import { detectColumns, fingerprintOf, looksLikeStatement } from './statements/columns';
import { decode, readTable } from './statements/csv';
import { isOfx, readOfx } from './statements/ofx';
import { type Reading, readStatementRows } from './statements/rows';

/** The parsed file. */
export interface ReadFile extends Reading {
  source: TransferSource;
  /** For a table: its form, its column mapping, and its first rows. */
  table: {
    fingerprint: string;
    /** Null when unknown: then nothing is read from the table. */
    mapping: StatementMapping | null;
    isRemembered: boolean;
    sample: string[][];
  } | null;
}

interface Means {
  /** The column mapping that somebody chose. */
  mapping: StatementMapping | undefined;
  /** The mapping last used for this form. */
  remembered(fingerprint: string): Promise<StatementMapping | undefined>;
  /** The server whose verdict on signatures is trusted. */
  trustedServer: string | undefined;
  /** Where the club's transfers go. */
  clubAddress: string;
  today: string;
}

/** Parses a bank statement or a notice. @returns null for anything else */
export async function readFile(bytes: Uint8Array, means: Means): Promise<ReadFile | null> {
  const text = decode(bytes);
  if (text === null) return null;
  if (isOfx(text)) {
    const reading = await readOfx(text);
    return reading && { source: 'ofx', table: null, ...reading };
  }
  if (isMail(text)) {
    const mail = await readMail(bytes, means.trustedServer);
    return mail && ofNotice(readNotice(mail, means));
  }
  const statement = await readStatement(text, means);
  return statement?.table?.mapping ? statement : (ofNotice(readNotice({ text }, means)) ?? statement);
}

/** Rows of a table shown for choosing the column mapping. */
const shownRows = 20;

async function readStatement(text: string, { mapping, remembered }: Means): Promise<ReadFile | null> {
  const table = await readTable(text);
  if (!table) return null;
  const fingerprint = fingerprintOf(table);
  const known = mapping ? undefined : await remembered(fingerprint);
  const used = mapping ?? known ?? detectColumns(table);
  if (!used && !looksLikeStatement(table)) return null;
  const sample = table.rows.slice(0, shownRows);
  const reading = used ? await readStatementRows(table, used) : { transfers: [], unreadableRows: [] };
  return {
    source: 'csv',
    table: { fingerprint, mapping: used, isRemembered: known !== undefined, sample },
    ...reading,
  };
}

const ofNotice = (transfer: ReturnType<typeof readNotice>): ReadFile | null =>
  transfer && { source: transfer.source, table: null, transfers: [transfer], unreadableRows: [] };
