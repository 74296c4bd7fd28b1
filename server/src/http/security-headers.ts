import type { FastifyInstance, FastifyReply } from 'fastify';

/** Types for which a content policy has no effect and only wastes bytes (web/headers.ts). */
const partOfPage = /^(text|application)\/javascript|^text\/css|^font\//;

/**
 * Adds the security headers of every response: `nosniff`, and for responses without a policy of their own, errors
 * included, a policy that allows nothing.
 */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    setSecurityHeaders(reply);
  });
}

/** The same for a response that no hook sees, because its path could not be parsed. */
export function setSecurityHeaders(reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff');
  if (partOfPage.test(String(reply.getHeader('content-type') ?? ''))) return;
  if (!reply.hasHeader('content-security-policy')) {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  }
  if (!reply.hasHeader('x-frame-options')) reply.header('x-frame-options', 'DENY');
}
