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

/** Compiled messages and `Intl` formats, kept as long as the process runs. */
export const formatters = createFormatters();

/**
 * Formats an ICU message as react-intl does for pages; values are plain text, and so is what looks like a tag.
 * @param message of a catalogue: it is compiled once, and kept
 * @throws {Error} when a value is missing
 */
export const formatMessage = (message: string, values: Values, locale: Locale): string =>
  String(
    formatters.getMessageFormat(message, regionOf[locale], undefined, { ignoreTag: true }).format(values),
  );
