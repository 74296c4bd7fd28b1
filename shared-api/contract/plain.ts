/** Letters that Unicode does not decompose into a letter and an accent, and the apostrophe, which keyboards lack. */
export const plainLetters: readonly (readonly [from: string, to: string])[] = [
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['’', "'"],
];

/** A text without accents and in lower case, so that "emilie" finds "Émilie". */
export const plain = (text: string): string =>
  plainLetters.reduce(
    (inner, [from, to]) => inner.replaceAll(from, to),
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  );
