import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode, ErrorReply } from 'shared-api/contract';
import { AppError } from '../errors/app-error';
import { outage } from '../errors/outage';
import { safeError } from '../errors/safe-error';
import { formatMessage, type Locale, messagesIn } from '../messages';
import { localeOf, setSecurityHeaders } from './request';

/** Maps Fastify's own errors to our codes; anything else is a bug of ours. */
const known: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payloadTooLarge',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformedJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformedJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformedJson',
  FST_ERR_BAD_URL: 'notFound',
  FST_ERR_MAX_PARAM_LENGTH: 'notFound',
};

/** Turns any error into the API's error format. */
export function handleError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) {
  const appError = toAppError(error);
  if (appError.code === 'internal') request.log.error(safeError(error), 'request failed');
  // Every request fails while the database is down: the stack is of no use.
  else if (appError.status >= 500) request.log.warn({ code: outage(error) }, 'request failed: no database');
  setSecurityHeaders(reply);
  if (appError.details.retryAfter) reply.header('retry-after', String(appError.details.retryAfter));
  return reply
    .code(appError.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toReply(appError, localeOf(request))));
}

function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode } = error as FastifyError;
  if (known[code]) return new AppError(known[code]);
  if (statusCode === 400) return new AppError('malformedJson');
  if (outage(error)) return new AppError('unavailable', { retryAfter: 5 });
  return new AppError('internal');
}

/** An error's reply, in the caller’s language. */
function toReply({ code, status, details }: AppError, locale: Locale): ErrorReply {
  const messages = messagesIn(locale);
  const errors: Record<string, string[]> = Object.create(null);
  for (const { field, message, values } of details.fields ?? []) {
    errors[field] = [...(errors[field] ?? []), formatMessage(messages.fields[message], values ?? {}, locale)];
  }
  const [title, message] = messages.errors[code];
  return {
    status,
    code,
    title: formatMessage(title, details.values ?? {}, locale),
    message: details.fields
      ? Object.values(errors).flat().join(', ')
      : formatMessage(message, details.values ?? {}, locale),
    ...(details.fields && { errors }),
  };
}
