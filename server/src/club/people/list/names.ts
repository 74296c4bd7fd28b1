import { Language, type PeopleColumns } from 'shared-api/contract';
import { plainName } from '../../../tables/table';
import { normalise } from '../../interac/reading';

/** A first and a last name, and why somebody should look at them. */
export interface Names {
  firstName: string;
  lastName: string;
  problem: 'oddName' | 'unclear' | null;
}

/** A cell without the signs around it: quotes, dashes, the number of a list, what makes a spreadsheet take it for text. */
export const tidy = (cell: string): string =>
  normalise(cell.normalize('NFC'))
    .replace(/^="?|^'/, '')
    .replace(/^(\d+\s*[.)]|[-–—•*·"'“”«»,;:\s])+|(?<!['"’“”«»:;,\s–—-])['"’“”«»:;,\s–—-]+$/gu, '')
    .trim();

/** The language that a cell names; null when it names none. */
export function languageIn(cell: string): Language | null {
  const name = plainName(cell);
  if (/^(fr|fra|francais|french)( (ca|canada))?$/.test(name)) return Language.French;
  if (/^(en|ang|eng|anglais|english)( (ca|canada))?$/.test(name)) return Language.English;
  return /^(bilingue|bilingual|en fr|fr en)$/.test(name) ? Language.Bilingual : null;
}

/**
 * Anything but letters and what joins them; a letter that goes on in capitals is one that was read wrongly; two people.
 */
const odd = /[^\p{L}\p{M} '’‘ʼ.‐‑–·-]|\p{Ll}(?![A-Z])\p{Lu}| ([–-]|et|and|ou|or) /u;

/** Where a name ends and a remark begins. */
const remark = /[\d@#(){}<>[\]|/\\=+*?!:;,&_~"%$]| [–—-] /;

/** How people are addressed; “M.” may be an initial. */
const civility = /^(mme|mlle|mr|mrs|ms|miss|monsieur|madame|dr|dre)\.? (?=[^ ])/i;

/** A name without what is no part of it. */
const withoutRemark = (cell: string): string => tidy(cell.split(remark, 1)[0] ?? '').replace(civility, '');

/** A name from two cells. */
export function namesOf(first: string, last: string): Names {
  const cells = [first, last].map(tidy);
  const [firstName = '', lastName = ''] = cells.map(withoutRemark);
  const isOdd = cells.some((cell) => odd.test(cell));
  // A sign alone is no name, and what is left of one is shown.
  return { firstName, lastName, problem: isOdd ? 'oddName' : null };
}

/** Words that a last name begins with. */
const particles = new Set(
  'de du des d da das do dos di del della la le les l van von der den ter ten el al bin ben ibn saint sainte st ste o mac mc abou abu'.split(
    ' ',
  ),
);
const isParticle = (word: string): boolean => particles.has(plainName(word));
/** What follows a name after a comma. */
const isTitle = (text: string): boolean =>
  /^(jr|sr|ii|iii|iv|phd|ph d|md|m d|ing|eng|esq|mba|dr|cpa|capitaine|captain|coach)$/.test(plainName(text));
const letters = (word: string): string => word.replace(/[^\p{L}]/gu, '');
/** A last name in capitals, unlike the initials of a first one. */
const isLoud = (word: string): boolean => /^\p{Lu}{3,}$/u.test(letters(word));
const isQuiet = (word: string): boolean => /\p{Ll}/u.test(word);

/** Whether a whole name says itself which part is the last name: before a comma, or in capitals. */
export const tellsOrder = (cell: string): boolean => {
  const name = tidy(cell);
  return /^[^,]+,[^,]+$/.test(name) || byCapitals(name.split(' ')) !== undefined;
};

/** First and last name where the last one alone is in capitals. */
function byCapitals(words: readonly string[]): [first: string, last: string] | undefined {
  const isLast = words.map((word) => isLoud(word));
  const at = isLast.indexOf(true);
  const end = isLast.lastIndexOf(true) + 1;
  const block = words.slice(at, end);
  const others = [...words.slice(0, Math.max(at, 0)), ...words.slice(end)];
  if (at < 0 || others.length === 0 || !others.every(isQuiet)) return undefined;
  if (!block.every((word) => isLoud(word) || isParticle(word))) return undefined;
  if (at > 0 && end < words.length) return undefined;
  return [others.join(' '), block.join(' ')];
}

/**
 * A whole name's parts.
 * @param isTold whether a comma between last and first name is to be expected, as where each cell of a column has one
 */
export function namesIn(cell: string, order: PeopleColumns['order'], isTold: boolean): Names {
  const name = tidy(cell);
  const [last = '', first = '', ...more] = name.split(',').map(tidy);
  if (first !== '' && more.length === 0 && !isTitle(first)) {
    const names = namesOf(first, last);
    const isPlain = isTold || !last.includes(' ') || isParticle(last.split(' ')[0] ?? '');
    const isRemark = /^\p{Ll}/u.test(first) && /^\p{Lu}/u.test(last);
    return { ...names, problem: names.problem ?? (isPlain && !isRemark ? null : 'unclear') };
  }
  const words = withoutRemark(name).split(' ');
  const { firstName, lastName, isSure } = split(words, order);
  const isInitial = /^m\.?$/i.test(words[0] ?? '') && words.length > 1;
  const names = { firstName, lastName };
  return {
    ...names,
    problem: odd.test(name) || isInitial || words.length > 6 ? 'oddName' : isSure ? null : 'unclear',
  };
}

function split(words: readonly string[], order: PeopleColumns['order']) {
  const loud = byCapitals(words);
  if (loud) return { firstName: loud[0], lastName: loud[1], isSure: true };
  const [one = '', ...others] = words;
  if (order === 'firstLast') {
    // “et Luc Roy” of a sentence.
    const isWithin = /^\p{Ll}/u.test(one) && !isParticle(one) && others.some((word) => /^\p{Lu}/u.test(word));
    return { firstName: one, lastName: others.join(' '), isSure: !isWithin };
  }
  const begins = Math.max(
    words.findIndex((word) => !isParticle(word)),
    0,
  );
  const firsts = words.slice(begins + 1);
  return {
    firstName: firsts.join(' '),
    lastName: words.slice(0, begins + 1).join(' '),
    // Where there are three, the second may belong to either.
    isSure: firsts.length < 2,
  };
}
