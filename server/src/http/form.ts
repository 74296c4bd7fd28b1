import type { FastifyInstance } from 'fastify';
import { type Call, calls } from 'shared-api/contract';
import { AppError } from '../errors/app-error';

/**
 * Lets forms through to the calls that accept them: a mail program's own unsubscribe button posts one (RFC 8058 §3.2).
 * What is in it is not read; the address says it all.
 */
export function acceptForms(app: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 1024 }, (request, _body, done) => {
    const name = request.routeOptions.config.call;
    const call: Call | undefined = calls[name as keyof typeof calls];
    done(call?.accepts === 'form' ? null : new AppError('unsupportedMediaType'), undefined);
  });
}
