import { rules } from './rules';

/**
 * What Unicode does not decompose into a letter and an accent, as in the Latin-ASCII transform of Unicode's CLDR: letters,
 * Greek's final sigma, and the signs that people type for an apostrophe or a dash. No two dashes are side by side, since
 * drizzle-kit splits an index's expression there.
 */
const pairs = "đdðdɖdɗdħhıiɨiłlƚlɫlĸqŋnɲnøoɵoɔoŧtƭtɓbƀbƈcƒfɠgǥgƙkƥpʋvƴyƶzəeǝeɛeɣgɩiʉuςσ‐-’'–-‘'—-ʼ'−-ʻ'′'";
const longer = { æ: 'ae', œ: 'oe', ß: 'ss', þ: 'th' };

/** Every such letter, in lower case, with what it is searched as. */
export const plainLetters: ReadonlyMap<string, string> = new Map([
  ...(pairs.match(/../gu) ?? []).map((pair): [string, string] => [pair.charAt(0), pair.charAt(1)]),
  ...Object.entries(longer),
]);

/**
 * A text without accents and in lower case, so that "emilie" finds "Émilie" and "dao" finds “Đào”: the one comparison of
 * names and of searches, here and in the database.
 */
export const plain = (text: string): string =>
  text
    // Typed for an apostrophe; Unicode takes the acute for a space with an accent.
    .replace(/[´`]/g, "'")
    // Before they are put in order, which takes seconds for very many.
    .replace(/[\u0300-\u036f]+|(?<=\p{M}{30})\p{M}+/gu, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => plainLetters.get(letter) ?? letter);

/** What is searched, as `plain` writes it: no longer than it was typed, since Unicode writes some signs out as four words. */
export const plainSearch = (search: string): string => plain(search).slice(0, rules.search.max);
