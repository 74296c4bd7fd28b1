import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Call, calls } from 'shared-api/contract';
import { AppError, refuseField } from '../errors/app-error';

/** Maximum nesting depth; the contract's own is five. */
const maxDepth = 32;

/**
 * Parses JSON bodies. An empty one counts as none, since many clients send the type on calls without body; keys such as
 * `__proto__` are refused.
 */
export function tolerateEmptyJson(app: FastifyInstance): void {
  // Plain text is not JSON without a type; Fastify would accept it.
  app.removeContentTypeParser('text/plain');
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isTooDeep(body as string)) done(new AppError('malformedJson'), undefined);
    else parse(request, body as string, done);
  });
}

/**
 * Whether JSON is nested deeper than `maxDepth`, checked without recursion: later code may recurse. No character is
 * read more than twice: a regular expression would restart at every quote of an unterminated string.
 */
function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** The end of the string that begins at a quote. Skipped in one step: a file is one string of megabytes. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

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

/** PostgreSQL cannot store character 0, nor in JSON a half of a surrogate pair; texts with them are refused here. */
export async function refuseUnstorable({ body, query, params, routeOptions }: FastifyRequest): Promise<void> {
  // Parts without a schema are never read.
  const { schema } = routeOptions;
  for (const part of [schema?.params && params, schema?.querystring && query, schema?.body && body]) {
    const field = unstorableField(part);
    if (field !== null) refuseField(field, 'invalid');
  }
}

const isUnstorable = (text: string): boolean => text.includes('\u0000') || /\p{Surrogate}/u.test(text);

function unstorableField(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return isUnstorable(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const name = path ? `${path}.${key}` : key;
    if (isUnstorable(key)) return path || 'body';
    const found = unstorableField(inner, name);
    if (found !== null) return found;
  }
  return null;
}
