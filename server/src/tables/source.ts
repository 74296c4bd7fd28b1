import type { LetterCode, SheetOfFile } from 'shared-api/contract';
import { refuse } from '../errors/app-error';
import { type Decoded, decode } from './decode';
import { readOds } from './ods';
import type { Sheet } from './sheet';
import { plainName } from './table';
import { readXlsx } from './xlsx';
import { openArchive } from './zip';

/** What somebody says of how a file is read. */
export interface SaidOfFile {
  letters?: LetterCode | undefined;
  /** Which of a workbook's sheets, from 0. */
  sheet?: number | undefined;
}

/** A file's text, or that of a workbook's sheet. */
export interface Source extends Decoded {
  /** What stands between cells; undefined when nobody has said. */
  delimiter?: string;
  /** Whether it is a workbook's. */
  isSheet?: true;
}

/** How well a text is understood: as a table without a question, as one, or as something else. */
export type Sureness = 'sure' | 'asked' | 'unknown';
const ranks: readonly Sureness[] = ['unknown', 'asked', 'sure'];

/** How a kind of list is read. */
interface Reader<Read> {
  /** What a text says by itself; null when it cannot be read. */
  look: (source: Source) => Promise<Read | null>;
  /** That, with what somebody has said of its columns. */
  read: (source: Source) => Promise<Read | null>;
  surenessOf: (read: Read) => Sureness;
  /** Names of sheets, in plain words, that say that such a list is in them. */
  named: RegExp;
  /** What is known of a workbook while somebody has to choose a sheet. */
  unread: Read;
}

/**
 * Reads a file: a text, or a workbook (Excel's or OpenDocument's), of which the sheet counts that somebody says, or else
 * the only one that is understood without a question; of several such the only one that is named so, or else somebody
 * has to choose.
 * @returns what was read, and the sheets if several have cells; null when nothing can be read
 * @throws AppError `unreadableWorkbook`, `lockedWorkbook`, `oldWorkbook`, `takesTooLong`
 */
export async function readSource<Read extends object>(
  bytes: Uint8Array,
  { letters, sheet }: SaidOfFile,
  { look, read, surenessOf, named, unread }: Reader<Read>,
): Promise<(Read & { sheets: SheetOfFile[] }) | null> {
  const sheets = sheetsIn(bytes);
  if (!sheets) {
    const decoded = decode(bytes, letters);
    const found = decoded && (await read(decoded));
    return found && { ...found, sheets: [] };
  }
  const all: { at: number; rank: number }[] = [];
  for (const at of sheet !== undefined && sheets[sheet] ? [sheet] : sheets.keys()) {
    const found = await look(sourceOf(sheets[at] as Sheet));
    if (found) all.push({ at, rank: ranks.indexOf(surenessOf(found)) });
  }
  const most = Math.max(...all.map(({ rank }) => rank));
  const best = all.filter(({ rank }) => rank === most);
  const own = best.filter(({ at }) => named.test(plainName(sheets[at]?.name ?? '')));
  const [one, another] = own.length === 1 ? own : best;
  if (!one) return null;
  const isOpen = another !== undefined && most === ranks.indexOf('sure');
  const names = sheets.map(({ name }, at) => ({ name, isRead: !isOpen && at === one.at }));
  const found = isOpen ? unread : await read(sourceOf(sheets[one.at] as Sheet));
  return found && { ...found, sheets: sheets.length > 1 ? names : [] };
}

/** The first bytes of older workbooks, and of Excel's with a password (MS-CFB, 2.2). */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** What stands in the latter (MS-OFFCRYPTO, 2.3.4.4). */
const encrypted = Buffer.from('EncryptedPackage', 'utf16le');

/** A workbook's sheets with cells; null when the file is none. */
function sheetsIn(bytes: Uint8Array): Sheet[] | null {
  if (compound.equals(bytes.subarray(0, compound.length)))
    return refuse(Buffer.from(bytes).includes(encrypted) ? 'lockedWorkbook' : 'oldWorkbook');
  const archive = openArchive(bytes);
  return archive && (readXlsx(archive) ?? readOds(archive) ?? refuse('unreadableWorkbook'));
}

/** A sheet as text, as programs copy it; of one column each line is one. */
const sourceOf = ({ rows }: Sheet): Source => ({
  text: rows.map((row) => row.map(cellText).join('\t')).join('\n'),
  doubtful: [],
  isSheet: true,
  ...((rows[0]?.length ?? 0) > 1 && { delimiter: '\t' }),
});

const cellText = (cell: string): string =>
  /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
