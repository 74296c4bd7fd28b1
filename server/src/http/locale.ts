import accepts from 'accepts';
import type { FastifyRequest } from 'fastify';
import type { Locale } from '../messages';

/** The language in which a request is answered, by its `Accept-Language`: one of our two, English in doubt. */
export const localeOf = ({ raw }: FastifyRequest): Locale =>
  accepts(raw).languages(['en', 'fr']) === 'fr' ? 'fr' : 'en';
