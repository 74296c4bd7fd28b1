import accepts from 'accepts';
import type { FastifyRequest } from 'fastify';
import type { Locale } from '../messages';

/** The language of a response by `Accept-Language`: one of our two, English by default. */
export const localeOf = ({ raw }: FastifyRequest): Locale =>
  accepts(raw).languages(['en', 'fr']) === 'fr' ? 'fr' : 'en';
