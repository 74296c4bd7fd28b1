import { createFormatters } from '@formatjs/intl';
import { type ClubFacts, type FactWords, factWords } from 'shared-api/club-facts';
import type { Locale } from 'shared-api/contract';
import { formatsOf } from 'shared-api/format';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, between tags and in attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** What the pages say of the club before they have asked for anything. */
export interface ClubInPages extends ClubFacts {
  name: string;
}

/** Reads it from the club's settings. */
export type ClubSource = () => Promise<ClubInPages>;

const formatters = createFormatters();

/** The words for a club's facts. */
export const wordsOf = (facts: ClubFacts, locale: Locale): FactWords =>
  factWords(facts, locale, formatsOf(locale, formatters));
