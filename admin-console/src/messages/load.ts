import type { Locale } from 'shared-api';

/** The console's texts; each language is a chunk of its own. */
export const loadMessages = async (locale: Locale): Promise<Record<string, string>> =>
  locale === 'fr'
    ? (await import(/* webpackChunkName: "messages-fr" */ './fr')).fr
    : (await import(/* webpackChunkName: "messages-en" */ './en')).en;
