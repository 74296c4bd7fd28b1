import { plain, plainSearch } from './plain';

/** What is between the words of a plain text, in ranges of code points, which PostgreSQL reads in the same way. */
export const betweenWords = '[\\u0001-\\u002f\\u003a-\\u0060\\u007b-\\u00bf\\u2010-\\u206f\\u3000]+';
/** Signs within a name that people leave out. */
export const withinWords = "['.-]+";

const [between, within] = [new RegExp(betweenWords, 'g'), new RegExp(withinWords, 'g')];

/**
 * A text as searches see it: its words, and once more without the signs within them, so that both “ecuyer” and
 * “lecuyer” find “L’Écuyer”. What is searched literally follows its last sign, the bar.
 */
export const searchedText = (text: string): string => {
  const bare = plain(text);
  return ` ${bare.replace(between, ' ')} ${bare.replace(within, '')} |`;
};

/** One word of a search. */
export interface SearchWord {
  /** Each must be found; one with a space before it at the beginning of a word. */
  parts: string[];
  /** Or this in an address: a word with an “@” or a dot as it is, another where a domain begins. */
  address: string | undefined;
}

/** Fewer letters are anywhere by chance: they begin a word of a name, and are in no address. */
const lettersForAnywhere = 3;

const toWord = (word: string): SearchWord => ({
  parts: word
    .split(between)
    .filter((part) => part !== '')
    .map((part) => (part.length < lettersForAnywhere ? ` ${part}` : part)),
  address: word.length < lettersForAnywhere ? undefined : /[@.]/.test(word) ? word : `@${word}`,
});

/**
 * The words of a search, all of which must be found, in any order: the one rule of all lists. Accents, case, hyphens,
 * apostrophes, commas and invisible characters do not matter.
 */
export const readSearch = (search: string): SearchWord[] =>
  plainSearch(search.replace(/\p{Cf}/gu, ''))
    .split(/[\s,;<>()"]+/)
    .map(toWord)
    .filter(({ parts }) => parts.length > 0);

/** Whether a search finds a name, as the server does it in SQL. */
export const findsName = (name: string, search: string): boolean => {
  const text = searchedText(name);
  return readSearch(search).every(({ parts }) => parts.every((part) => text.includes(part)));
};
