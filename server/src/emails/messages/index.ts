import { formatMessage, type Locale, type Values } from '../../messages';
import { en } from './en';
import { fr } from './fr';

export const catalogues = { en, fr } as const satisfies Record<Locale, Record<keyof typeof en, string>>;
export type MailMessageId = keyof typeof en;

/** Formats a message of the catalogue in one language. */
export type Translate = (id: MailMessageId, values?: Values) => string;

export const translatorIn =
  (locale: Locale): Translate =>
  (id, values = {}) =>
    formatMessage(catalogues[locale][id], values, locale);
