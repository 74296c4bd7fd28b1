import { isAddress, Language, plain, rules } from 'shared-api/contract';
import { keptAddress } from '../../data/address';
import { normalise } from '../interac/reading';
import { readTable } from '../interac/statements/csv';

/** Why a line cannot be read. */
type LineProblem = 'noAddress' | 'badAddress' | 'noName' | 'noLastName' | 'badName' | 'unclear';

/** Somebody on a list. */
export interface Listed {
  firstName: string;
  lastName: string;
  email: string;
  /** Null when the list does not say. */
  language: Language | null;
}

/** What a line says; of one that cannot be read, as much as is understood. */
export interface Line extends Listed {
  /** As it stands in the list. */
  text: string;
  problem: LineProblem | null;
}

/**
 * Reads a list of people as they are kept: `Marie Tremblay <marie@club.example>`, several on a line, names and addresses
 * between tabs, semicolons or commas, or a table with a row of column names, in English or French.
 * @param most how many are enough: the rest is not read
 */
export async function readPeople(text: string, most: number): Promise<Line[]> {
  const table = await readTable(text);
  const columns = table?.rows[0] && columnsOf(table.rows[0]);
  if (columns && table) return table.rows.slice(1, most + 1).map((row) => fromColumns(row, columns));
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => /[\p{L}\p{N}]/u.test(line));
  const [first = ''] = lines;
  const body = columnNames.email.test(plainName(first)) ? lines.slice(1) : lines;
  return body.slice(0, most).flatMap(entriesOf).slice(0, most).map(fromText);
}

/** The person whom one text names, as far as it does. */
export const personIn = (text: string): Listed => fromText(text);

/** A table's columns by what they hold. */
type Column = 'email' | 'first' | 'last' | 'full' | 'language';
type Columns = Partial<Record<Column, number>>;

/** Column names of spreadsheets, mail programs and address books, in plain words. */
const columnNames: Record<Column, RegExp> = {
  email:
    /^((adresse|address) )?((de )?(courriels?|courrier electronique|e ?mails?|mails?|mels?)( (address|adresse))?)( 1( value)?)?$|^adresses?( (courriel|electronique))?$/,
  first: /^(prenoms?|first ?names?|given ?names?|first)$/,
  last: /^(noms?( de famille)?|last ?names?|surnames?|family ?names?|last)$/,
  full: /^(noms? complets?|full ?names?|names?|(noms? et )?prenoms?( et)? noms?|noms? et prenoms?|joueurs?|joueuses?|players?|membres?|members?)$/,
  language: /^(langues?|languages?|lang)$/,
};

const plainName = (cell: string): string =>
  plain(normalise(cell))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** What the first row calls the columns; undefined when none of them is called an address. */
function columnsOf(row: readonly string[]): Columns | undefined {
  const names = row.map(plainName);
  const at = (column: Column) => {
    const index = names.findIndex((name) => columnNames[column].test(name));
    return index < 0 ? undefined : index;
  };
  const email = at('email');
  if (email === undefined || row.some((cell) => cell.includes('@'))) return undefined;
  const [first, last, full, language] = [at('first'), at('last'), at('full'), at('language')];
  // « Nom » alone is the whole name.
  const whole = full ?? (first === undefined ? last : undefined);
  return Object.fromEntries(
    Object.entries(
      whole === undefined || (first !== undefined && last !== undefined)
        ? { email, first, last, language }
        : { email, full: whole, language },
    ).filter(([, index]) => index !== undefined),
  );
}

function fromColumns(row: readonly string[], columns: Columns): Line {
  const cell = (column: Column) => tidy(row[columns[column] ?? -1] ?? '');
  const text = row.filter(Boolean).join(' · ');
  const address = addressIn(row[columns.email ?? -1] ?? '');
  const names =
    columns.full === undefined
      ? { firstName: cell('first'), lastName: cell('last') }
      : namesIn([cell('full')], false);
  return judged(text, { ...names, email: address ?? '', language: languageIn(cell('language')) });
}

/** What looks like an address, before it is checked. */
const addresses = /(?<![^\s<>()[\]",;:|])[^\s<>()[\]",;:|]+@[^\s<>()[\]",;:|]+/g;
const addressIn = (text: string): string | undefined =>
  text.match(addresses)?.[0]?.replace(/^'+|(?<![.'])[.']+$/g, '');

/** The people on one line, each as a text of their own. */
function entriesOf(line: string): string[] {
  const count = line.match(addresses)?.length ?? 0;
  if (count < 2) return [line];
  if (line.includes('>')) {
    const parts = line.split(/(?<=>)\s*[,;]?\s*/).filter((part) => part !== '');
    return parts.every((part) => (part.match(addresses)?.length ?? 0) <= 1) ? parts : parts.flatMap(atMarks);
  }
  return atMarks(line);
}

/** Divides a line at its marks; names stand before their addresses, or after them if the line begins with one. */
function atMarks(line: string): string[] {
  const parts = line.split(/[,;\t|]/).filter((part) => part.trim() !== '');
  const hasAddress = (part = '') => part.match(addresses) !== null;
  const isReversed = hasAddress(parts[0]) && !hasAddress(parts.at(-1));
  const entries: string[][] = [[]];
  for (const [index, part] of parts.entries()) {
    const begins = isReversed ? hasAddress(part) : hasAddress(parts[index - 1]);
    if (begins && index > 0) entries.push([]);
    entries.at(-1)?.push(part);
  }
  return entries.map((entry) => entry.join(','));
}

function fromText(text: string): Line {
  const address = addressIn(text);
  const rest = text.replace(/mailto:/gi, ' ').replace(address ?? '', '\t');
  // A comma within quotes stands between last and first name.
  const quoted = /"([^",]+),([^",]+)"/.exec(rest);
  const cells = rest
    .split(/[,;\t|<>()[\]"]/)
    .map(tidy)
    .filter((cell) => /\p{L}/u.test(cell));
  const language = cells.map(languageIn).find((found) => found !== null) ?? null;
  const names = cells.filter((cell) => languageIn(cell) === null);
  const isReversed = quoted !== null || (text.includes(`<${address}`) && /\p{L},/u.test(rest));
  const person = { ...namesIn(names, isReversed), email: address ?? '', language };
  const line = judged(normalise(text), person);
  // Which of them is the name?
  return names.length > 2 ? { ...line, problem: line.problem ?? 'unclear' } : line;
}

/** A cell without the signs around it: quotes, dashes, and the number of a list. */
const tidy = (cell: string): string =>
  normalise(cell.normalize('NFC'))
    .replace(/^(\d+\s*[.)]|[-–—•*·"'“”«»\s])+|(?<!['"’“”«»:;,\s–—-])['"’“”«»:;,\s–—-]+$/gu, '')
    .trim();

/** Names from cells. @param isReversed the last name stands before the first */
function namesIn(cells: readonly string[], isReversed: boolean): Pick<Listed, 'firstName' | 'lastName'> {
  const [one = '', two] = cells;
  if (two !== undefined) {
    return isReversed
      ? { firstName: two, lastName: one }
      : { firstName: one, lastName: cells.slice(1).join(' ') };
  }
  const [firstName = '', ...others] = one.split(' ');
  return { firstName, lastName: others.join(' ') };
}

/** The language that a cell names; null when it names none. */
function languageIn(cell: string): Language | null {
  const name = plainName(cell);
  if (/^(fr|fra|francais|french)$/.test(name)) return Language.French;
  if (/^(en|ang|eng|anglais|english)$/.test(name)) return Language.English;
  return /^(bilingue|bilingual|en fr|fr en)$/.test(name) ? Language.Bilingual : null;
}

const { min, max, unseen } = rules.name;
const isName = new RegExp(`^(?!.*${unseen}).{${min},${max}}$`, 'u');

function judged(text: string, listed: Listed): Line {
  const person = { ...listed, email: keptAddress(listed.email) };
  return { ...person, text, problem: problemOf(text, person) };
}

function problemOf(text: string, { firstName, lastName, email }: Listed): LineProblem | null {
  if (email === '') return text.includes('@') ? 'badAddress' : 'noAddress';
  if (!isAddress(email)) return 'badAddress';
  if (firstName === '') return 'noName';
  if (lastName === '') return 'noLastName';
  return isName.test(firstName) && isName.test(lastName) ? null : 'badName';
}
