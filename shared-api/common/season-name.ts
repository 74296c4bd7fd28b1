import { type Locale, locales } from '../contract/enums';

/** Seasons in either language, in the same order, with the word between two months. */
const known: Record<Locale, readonly string[]> = {
  en: ['Winter', 'Spring', 'Summer', 'Fall', 'Autumn', 'to'],
  fr: ['Hiver', 'Printemps', 'Été', 'Automne', 'Automne', 'à'],
};

const wordOf = /\p{L}+/gu;

/** In which language all words of a name are known, if they are in one. */
const languageOf = (name: string, words: Record<Locale, readonly string[]>): Locale | undefined => {
  const used = name.match(wordOf)?.map((word) => word.toLowerCase()) ?? [];
  return locales.find(
    (locale) =>
      used.length > 0 && used.every((one) => words[locale].some((word) => word.toLowerCase() === one)),
  );
};

/**
 * A season's name in the reader's language, if it says nothing but a season or months: “Fall 2026” is « Automne 2026 »,
 * and of « Automne · Fall 2026 » one half is shown. Any other name stays as it is.
 * @param months their names in either language
 */
export const seasonNameIn = (
  name: string,
  locale: Locale,
  months: Record<Locale, readonly string[]>,
): string => {
  const words = { en: [...known.en, ...months.en], fr: [...known.fr, ...months.fr] };
  const parts = name.split(' · ');
  const languages = parts.map((part) => languageOf(part, words));
  if (languages.includes(undefined)) return name;
  const own = languages.indexOf(locale);
  // A year at the end is both halves'.
  const year = name.match(/ \d{4}$/)?.[0] ?? '';
  if (own >= 0) return /\d/.test(parts[own] ?? '') ? (parts[own] ?? name) : `${parts[own]}${year}`;
  const from = words[languages[0] ?? locale];
  return (parts[0] ?? name).replace(wordOf, (word) => {
    const at = from.findIndex((one) => one.toLowerCase() === word.toLowerCase());
    return words[locale][at] ?? word;
  });
};
