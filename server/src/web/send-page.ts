import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Page } from './page';

const formFor = (accepted: string): keyof Page['forms'] => {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

/** Sends the page, or 304 when the browser has it already. */
export const sendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, forms }: Page,
): FastifyReply => {
  reply.headers({
    'cache-control': 'no-cache',
    'content-type': 'text/html; charset=utf-8',
    etag,
    vary: 'accept-encoding',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const form = formFor(String(request.headers['accept-encoding'] ?? ''));
  if (form !== 'identity') reply.header('content-encoding', form);
  return reply.send(forms[form]);
};
