import { createFormatters } from '@formatjs/intl';
import type { Locale } from 'shared-api/contract';
import { regionOf } from 'shared-api/format';
import { en } from './en';
import { fr } from './fr';

export type { Locale };

const catalogues = { en, fr };

/** All the server's texts in one language. */
export const messagesIn = (locale: Locale) => catalogues[locale];

export type FieldMessage = keyof typeof en.fields;
export type Values = Record<string, string | number>;

/** Compiled messages and `Intl` formats, cached for the lifetime of the process. */
export const formatters = createFormatters();

/**
 * Formats an ICU message as react-intl does for pages; values and tags are plain text.
 * @param message of a catalogue: compiled once and cached
 * @throws {Error} when a value is missing
 */
export const formatMessage = (message: string, values: Values, locale: Locale): string =>
  String(
    formatters.getMessageFormat(message, regionOf[locale], undefined, { ignoreTag: true }).format(values),
  );

/** An administrator's text, by language. */
export interface Message {
  en?: string;
  fr?: string;
}
