import type { Locale } from 'shared-api';

type Messages<Id extends string> = Record<Id, string>;

interface MessageChunks<Id extends string> {
  en: () => Promise<{ en: Messages<Id> }>;
  fr: () => Promise<{ fr: Messages<Id> }>;
}

/** Loads a package's texts in one language; each language is its own chunk. */
export const messageLoader =
  <Id extends string>(chunks: MessageChunks<Id>) =>
  async (locale: Locale): Promise<Messages<Id>> =>
    locale === 'fr' ? (await chunks.fr()).fr : (await chunks.en()).en;
