import { fill, type Locale, type Values } from '../../messages';
import { en } from './en';
import { fr } from './fr';

export const catalogues = { en, fr } as const satisfies Record<Locale, Record<keyof typeof en, string>>;
export type WordId = keyof typeof en;

/** Says a sentence of the catalogue in one language. */
export type Say = (id: WordId, values?: Values) => string;

export const sayIn =
  (locale: Locale): Say =>
  (id, values = {}) =>
    fill(catalogues[locale][id], values, locale);
