import { plain } from '../contract/plain';
import { rules } from '../contract/rules';
import { readSearch, searchedText } from '../contract/search';

/** Signs before it are not how a name begins: “'t Hooft” is found, and shown, by its t. */
const letter = /[\p{L}\p{N}]/u;

/** “Roy” as “R.”. */
export const initialOf = (name: string): string => name && `${letter.exec(name)?.[0] ?? [...name][0]}.`;

/** The words of a search, without those with which another one begins: the same letter again says no more. */
const wordsIn = (search: string): string[] => {
  const parts = [...new Set(readSearch(search).flatMap((word) => word.parts))];
  return parts.filter((part) => !parts.some((other) => other !== part && other.startsWith(part)));
};

/**
 * Whether a search finds somebody by what a door link shows of them, the first name and the initial; who is not expected,
 * only if it says enough. Of a last name that is typed, its first letter counts: the others would tell it one by one. The
 * server and a phone without a network find the same people.
 */
export function findsShown(
  { firstName, lastName }: { firstName: string; lastName: string },
  search: string,
  isKnown: boolean,
): boolean {
  const words = wordsIn(search);
  const isFirst = words.map((word) => searchedText(firstName).includes(word));
  // Of words that are not of the first name, one after the other, the first one says how the last name begins.
  const initials = words.filter((_, at) => !isFirst[at] && (at === 0 || isFirst[at - 1]));
  const initial = plain(initialOf(lastName));
  if (!initials.every((word) => initial.startsWith([...word.trim()][0] ?? ''))) return false;
  const first = words.filter((_, at) => isFirst[at]).join('');
  const told = first.replaceAll(' ', '').length + Math.min(initials.length, 1);
  return isKnown || told >= rules.door.searchLetters;
}
