import accepts from 'accepts';
import type { FastifyRequest } from 'fastify';
import { Language, type Locale, locales } from 'shared-api/contract';

/** The language of a response by `Accept-Language`: one of our two, English by default. */
export const localeOf = ({ raw }: FastifyRequest): Locale =>
  accepts(raw).languages([...locales]) === 'fr' ? 'fr' : 'en';

/** The mail language for an interface language. */
export const languageOf = (locale: Locale): Language =>
  locale === 'fr' ? Language.French : Language.English;
