import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies. An empty one counts as none, since many clients name the type on calls that have no body; keys such
 * as `__proto__` are refused.
 */
export function tolerateEmptyJson(app: FastifyInstance): void {
  // A text is never JSON that forgot its type; Fastify would read it.
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
