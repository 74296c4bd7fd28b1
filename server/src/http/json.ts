import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';

/** How deep objects and lists may be in one another; the contract's own are five deep. */
const maxDepth = 32;

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
    else if (isTooDeep(body as string)) done(new AppError('malformedJson'), undefined);
    else parse(request, body as string, done);
  });
}

/**
 * Whether JSON is deeper than `maxDepth`, found without recursion: whatever walks through it later may recurse. Each
 * character is read once: a pattern would begin anew at every quote of a text that never ends.
 */
function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === '"') isText = !isText;
    else if (isText) at += Number(sign === '\\');
    else if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > maxDepth) return true;
  }
  return false;
}
