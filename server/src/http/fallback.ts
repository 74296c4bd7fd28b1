import type { FastifyInstance } from 'fastify';
import { calls } from 'shared-api/contract';
import { refuse } from '../errors/app-error';

const known = Object.keys(calls).map((name) => {
  const [method = '', path = ''] = name.split(' ');
  const pattern = path
    .split('/')
    .map((part) => (part.startsWith('{') ? '[^/]+' : part))
    .join('/');
  return { method, pattern: new RegExp(`^${pattern}/?$`) };
});

/**
 * Answers unknown paths under the API's prefixes, which must never get the web page: 405 with `Allow` for a known path,
 * otherwise 404.
 */
export function answerUnknownCalls(app: FastifyInstance): void {
  for (const url of ['/api/*', '/auth/*', '/Users/*']) {
    app.all(url, async (request, reply) => {
      const path = request.url.split('?')[0] ?? '';
      const allowed = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
      // With the right method, only an identifier that is too long for any route gets here.
      if (allowed.length === 0 || allowed.includes(request.method)) return refuse('notFound');
      reply.header('allow', [...new Set(allowed)].join(', '));
      return refuse('methodNotAllowed');
    });
  }
}
