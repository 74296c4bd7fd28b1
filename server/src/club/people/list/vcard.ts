import { namesIn, namesOf } from './names';
import { type Line, lineOf } from './person';

/** Whether a text holds the contacts of a telephone or an address book. */
export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD/i.test(text);

/** Reads contacts (vCard 2.1 to 4.0), each a line. */
export const readVcards = (text: string, most: number): Line[] =>
  text
    .split(/^BEGIN:VCARD.*$/im, most + 1)
    .slice(1)
    .map(readVcard);

interface Field {
  name: string;
  parameters: string;
  value: string;
}

function readVcard(card: string): Line {
  const fields = unfolded(card).flatMap(fieldIn);
  const of = (name: string) => fields.filter((field) => field.name === name);
  const [last = '', first = ''] = (of('N')[0]?.value ?? '').split(/(?<!\\);/).map(unescaped);
  const full = unescaped(of('FN')[0]?.value ?? '');
  const emails = of('EMAIL');
  const preferred = emails.find(({ parameters }) => /\bPREF\b/i.test(parameters)) ?? emails[0];
  const address = unescaped(preferred?.value ?? '').replace(/^mailto:/i, '');
  const names = first || last ? namesOf(first, last) : namesIn(full, 'firstLast', false);
  const isCompany = !first && !last;
  return lineOf({
    text: [full || `${first} ${last}`, address].join(' · '),
    // A company has no name in parts.
    names: { ...names, problem: names.problem ?? (isCompany ? 'unclear' : null) },
    address,
    language: null,
  });
}

/** Lines as they were before they were folded: the next one begins with a space, or quoted-printable ends with an equals sign. */
function unfolded(card: string): string[] {
  const lines: string[][] = [];
  let goesOn = false;
  for (const line of card.replace(/\n[ \t]/g, '').split('\n')) {
    const isQuoted: boolean = goesOn || /^[^:]{0,200}QUOTED-PRINTABLE/i.test(line);
    if (goesOn) lines.at(-1)?.push(line.replace(/=$/, ''));
    else lines.push([isQuoted ? line.replace(/=$/, '') : line]);
    goesOn = isQuoted && line.endsWith('=');
  }
  return lines.map((parts) => parts.join('').slice(0, longestField));
}

/** Longer than any name or address. */
const longestField = 2000;

function fieldIn(line: string): Field | [] {
  const [, name = '', parameters = '', value = ''] =
    /^(?:[\w-]+\.)?([A-Za-z-]+)((?:;[^:]*)?):(.*)$/.exec(line.trim()) ?? [];
  if (name === '') return [];
  const text = /QUOTED-PRINTABLE/i.test(parameters) ? quotedPrintable(value) : value;
  return { name: name.toUpperCase(), parameters, value: text };
}

const quotedPrintable = (value: string): string =>
  Buffer.from(
    value.replace(/=([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

const unescaped = (value: string): string => value.replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1').trim();
