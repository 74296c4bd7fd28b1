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
 * Whether JSON is deeper than `maxDepth`, found without recursion: whatever walks through it later may recurse. No character
 * is read more than twice: a pattern would begin anew at every quote of a text that never ends.
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

/** Where the text that begins at a quote ends. Its characters are skipped at once: a file comes as one text of megabytes. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}
