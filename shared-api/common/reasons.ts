import type { Locale } from '../contract/enums';

/** A text in both languages. */
type Both = Readonly<Record<Locale, string>>;

/** The usual reasons for cancelling a session, which everybody reads in their own language. */
export const usualReasons = [
  { en: 'Snow', fr: 'Neige' },
  { en: 'Holidays', fr: 'Congé' },
  { en: 'Gym closed', fr: 'Gymnase fermé' },
] as const satisfies readonly Both[];

/** The usual reason that a text names in either language; undefined for any other text. */
export const reasonNamed = (text: string | null | undefined): Both | undefined => {
  const name = text?.trim().toLowerCase();
  return usualReasons.find(({ en, fr }) => [en.toLowerCase(), fr.toLowerCase()].includes(name ?? ''));
};
