import type { Locale } from 'shared-api/contract';
import { type Texts, texts } from './layout/texts';
import { mailNames, mailOf } from './list';

const inLanguage = (place: 0 | 1, some: Texts) =>
  Object.fromEntries(Object.entries(some).map(([id, text]) => [id, text[place]]));

const catalogueIn = (place: 0 | 1) => ({
  shared: inLanguage(place, texts),
  ...Object.fromEntries(mailNames.map((name) => [name, inLanguage(place, mailOf(name).texts)])),
});

/** Every sentence of the mails by language, and by mail. */
export const catalogues: Record<Locale, Record<string, Record<string, string>>> = {
  en: catalogueIn(0),
  fr: catalogueIn(1),
};
