import type { StatementMapping, TransferSource } from 'shared-api/contract';
import { isMail, readMail } from './notices/mail';
import { readNotice } from './notices/notice';
import { detectColumns, fingerprintOf } from './statements/columns';
import { decode, readTable } from './statements/csv';
import { isOfx, readOfx } from './statements/ofx';
import { type Reading, readStatementRows } from './statements/rows';

/** What was read, and how. */
export interface ReadFile extends Reading {
  source: TransferSource;
  /** For a table: its form, which column holds what, and its first rows. */
  table: { fingerprint: string; mapping: StatementMapping; isRemembered: boolean; sample: string[][] } | null;
}

interface Means {
  /** Which column holds what, as somebody says. */
  mapping: StatementMapping | undefined;
  /** What was used for this form before. */
  remembered(fingerprint: string): Promise<StatementMapping | undefined>;
  /** Whose word on a mail's signature is taken. */
  trustedServer: string | undefined;
  today: string;
}

/** Reads a bank statement or a notice, whichever it is. @returns null for neither */
export async function readFile(bytes: Uint8Array, means: Means): Promise<ReadFile | null> {
  const text = decode(bytes);
  if (text === null) return null;
  if (isOfx(text)) {
    const reading = await readOfx(text);
    return reading && { source: 'ofx', table: null, ...reading };
  }
  if (isMail(text)) {
    const mail = await readMail(bytes, means.trustedServer);
    return mail && ofNotice(readNotice(mail, means.today));
  }
  return (await readStatement(text, means)) ?? ofNotice(readNotice({ text }, means.today));
}

async function readStatement(text: string, { mapping, remembered }: Means): Promise<ReadFile | null> {
  const table = await readTable(text);
  if (!table) return null;
  const fingerprint = fingerprintOf(table);
  const known = mapping ? undefined : await remembered(fingerprint);
  const used = mapping ?? known ?? detectColumns(table);
  if (!used) return null;
  const sample = table.rows.slice(0, 8);
  return {
    source: 'csv',
    table: { fingerprint, mapping: used, isRemembered: known !== undefined, sample },
    ...(await readStatementRows(table, used)),
  };
}

const ofNotice = (transfer: ReturnType<typeof readNotice>): ReadFile | null =>
  transfer && { source: transfer.source, table: null, transfers: [transfer], unreadableRows: [] };
