import type { Locale } from 'shared-api';

const words: Record<Locale, RegExp> = {
  fr: /\b(automne|hiver|printemps)\b|(?<!\p{L})été(?!\p{L})/iu,
  en: /\b(fall|autumn|winter|spring|summer)\b/i,
};

/** A part of a name, with its language if its words reveal it. */
export interface NamePart {
  text: string;
  lang?: Locale;
}

/**
 * Splits a season's name, e.g. « Automne · Fall 2026 », so that each part is read out in its language.
 * @returns the parts in order; joined with « · » they are the name
 */
export const seasonParts = (name: string): NamePart[] =>
  name.split(' · ').map((text) => {
    const lang = (['fr', 'en'] as const).find((locale) => words[locale].test(text));
    return lang ? { text, lang } : { text };
  });
