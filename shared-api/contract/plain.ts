/** What does not come apart into letters and accents by itself, and the apostrophe, which keyboards lack. */
export const plainLetters: readonly (readonly [from: string, to: string])[] = [
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['ø', 'o'],
  ['Ø', 'o'],
  ['ł', 'l'],
  ['Ł', 'l'],
  ['’', "'"],
];

/** A text without accents and in lower case, so that "emilie" finds "Émilie". */
export const plain = (text: string): string => {
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return plainLetters.reduce((inner, [from, to]) => inner.replaceAll(from, to), bare).toLowerCase();
};
