import accepts from 'accepts';
import type { FastifyRequest } from 'fastify';
import { type Locale, locales } from 'shared-api/contract';

/** The language of a response by `Accept-Language`: one of our two, English by default. */
export const localeOf = ({ raw }: FastifyRequest): Locale =>
  accepts(raw).languages([...locales]) === 'fr' ? 'fr' : 'en';
