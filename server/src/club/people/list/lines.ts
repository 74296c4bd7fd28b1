import { meaningOf } from './headings';
import { languageIn, type Names, namesIn, namesOf, tidy } from './names';
import { addressesIn, type Line, lineOf } from './person';

/** Reads people as they are written in a message or pasted: one on a line, or several. */
export function readLines(text: string, most: number): Line[] {
  const lines = text.split(/[\n\u2028\u2029]/).filter((line) => /[\p{L}\p{N}]/u.test(line));
  const [first = ''] = lines;
  const isHeading = !first.includes('@') && meaningOf(first).kind === 'email';
  return paired(isHeading ? lines.slice(1) : lines)
    .slice(0, most)
    .flatMap(entriesOf)
    .slice(0, most)
    .map(fromText);
}

/** Joins a name and the address on the next line, where the whole list is written so. */
function paired(lines: readonly string[]): readonly string[] {
  const isPaired =
    lines.length > 1 &&
    lines.length % 2 === 0 &&
    lines.every((line, index) =>
      index % 2 === 0 ? !line.includes('@') : addressesIn(line)[0]?.length === line.trim().length,
    );
  if (!isPaired) return lines;
  return lines.flatMap((line, index) => (index % 2 === 0 ? [`${line}\t${lines[index + 1]?.trim()}`] : []));
}

/** What a mail program writes before who sends and who gets a mail. */
const header = /^\s*(from|to|cc|bcc|reply-to|de|à|a|cci|répondre à)\s*:\s*/i;

/** The people on one line, each as a text of their own. */
function entriesOf(whole: string): string[] {
  const line = whole.includes('@') ? whole.replace(header, '') : whole;
  const count = addressesIn(line).length;
  if (count < 2) return [line];
  if (line.includes('>')) {
    const parts = line.split(/(?<=>)\s*[,;]?\s*/).filter((part) => part !== '');
    return parts.every((part) => addressesIn(part).length <= 1) ? parts : parts.flatMap(atMarks);
  }
  return atMarks(line);
}

/** Divides a line at its marks; names stand before their addresses, or after them if the line begins with one. */
function atMarks(line: string): string[] {
  const parts = line.split(/[,;\t|]/).filter((part) => part.trim() !== '');
  const hasAddress = (part = '') => addressesIn(part).length > 0;
  const isReversed = hasAddress(parts[0]) && !hasAddress(parts.at(-1));
  const entries: string[][] = [[]];
  for (const [index, part] of parts.entries()) {
    const begins = isReversed ? hasAddress(part) : hasAddress(parts[index - 1]);
    if (begins && index > 0) entries.push([]);
    entries.at(-1)?.push(part);
  }
  return entries.map((entry) => entry.join(',')).flatMap(afterAddresses);
}

/** Divides what has no marks after each address. */
function afterAddresses(entry: string): string[] {
  const found = addressesIn(entry);
  const parts: string[] = [];
  let from = 0;
  for (const address of found.slice(0, -1)) {
    const end = entry.indexOf(address, from) + address.length;
    const closed = /[)>\]]/.test(entry.charAt(end)) ? end + 1 : end;
    parts.push(entry.slice(from, closed));
    from = closed;
  }
  return [...parts, entry.slice(from)];
}

/** Longer than what anyone writes of one person. */
const longest = 2000;

/** How a group's list begins, and what it says of itself. */
const group = /^\W*(members?|membres?) (for|of|du|de la|de) (the )?(group|groupe|list|liste)\b/i;
export const isGroupLine = (text: string): boolean => group.test(text);

/** A line of a list, or a text that names one person. */
export function fromText(whole: string): Line {
  const text = whole.slice(0, longest);
  const [address = ''] = addressesIn(text);
  const rest = text
    .replace(/mailto:/gi, ' ')
    .replaceAll(address || '\t', '\t')
    .replace(/[<[(] ?\t ?[>\])]/, '\t');
  const isMail = text.includes(`<${address}`);
  const cells = cellsOf(rest, isMail)
    .map(tidy)
    .filter((cell) => /\p{L}/u.test(cell));
  const language = cells.map(languageIn).find((found) => found !== null) ?? null;
  const names = cells.filter((cell) => languageIn(cell) === null);
  const line = lineOf({ text, names: nameOf(names), address: address || text, language });
  return isGroupLine(text) && address !== '' ? { ...line, problem: 'group' } : line;
}

/** What stands beside an address, between marks; a comma in a mail program's form is within a name. */
const cellsOf = (rest: string, isMail: boolean): string[] =>
  rest
    .split(isMail ? /[;\t|]/ : /[,;\t|]/)
    // A name in brackets alone, as some mail programs write it.
    .map((cell) => cell.trim().replace(/^\(([^()]*)\)$/, '$1'));

function nameOf(names: readonly string[]): Names {
  const [one = '', two] = names;
  const whole = namesIn(one, 'firstLast', false);
  if (two === undefined) return whole;
  const parts = namesOf(one, two);
  // Nothing tells which of them is the first name, or a name at all.
  if (names.length === 2 && parts.problem === null) return { ...parts, problem: 'unclear' };
  return { ...whole, problem: parts.problem ?? 'unclear' };
}
