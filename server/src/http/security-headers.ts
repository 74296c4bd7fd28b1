import type { FastifyInstance, FastifyReply } from 'fastify';

/** What a page's policy has no effect on, and whose bytes count (web/headers.ts). */
const partOfPage = /^(text|application)\/javascript|^text\/css|^font\//;

/**
 * Gives every answer the headers that none may be without: nothing is taken for another type than it says, and what
 * has no policy of its own may do nothing at all when a browser shows it, errors included.
 */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    setSecurityHeaders(reply);
  });
}

/** The same for an answer that no hook sees, because its path could not be read. */
export function setSecurityHeaders(reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff');
  if (partOfPage.test(String(reply.getHeader('content-type') ?? ''))) return;
  if (!reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  }
  if (!reply.hasHeader('x-frame-options')) reply.header('x-frame-options', 'DENY');
}
