import type { FastifyInstance } from 'fastify';
import { type Call, calls } from 'shared-api/contract';
import { AppError } from '../errors/app-error';

/**
 * Accepts form posts on calls that allow them: a mail program's unsubscribe button posts one (RFC 8058 §3.2). Its body
 * is ignored; the address contains everything.
 */
export function acceptForms(app: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.addContentTypeParser(types, { parseAs: 'string', bodyLimit: 1024 }, (request, _body, done) => {
    const name = request.routeOptions.config.call;
    const call: Call | undefined = calls[name as keyof typeof calls];
    done(call?.accepts === 'form' ? null : new AppError('unsupportedMediaType'), undefined);
  });
}
