import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kept } from './kept-texts';

/** The encoding in which to send somebody something. @param accepted its `accept-encoding` */
export const formFor = (accepted: string | string[] | undefined): keyof Kept['forms'] => {
  const named = String(accepted ?? '');
  if (/\bbr\b/.test(named)) return 'br';
  return /\bgzip\b/.test(named) ? 'gzip' : 'identity';
};

/** Sends a page or a pointer, or 304 when the browser has it already. */
export const sendText = (
  request: FastifyRequest,
  reply: FastifyReply,
  type: 'text/html' | 'application/json',
  { etag, forms }: Kept,
): FastifyReply => {
  reply.headers({
    'cache-control': 'no-cache',
    'content-type': `${type}; charset=utf-8`,
    etag,
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const form = formFor(request.headers['accept-encoding']);
  if (form !== 'identity') reply.header('content-encoding', form);
  return reply.send(forms[form]);
};
