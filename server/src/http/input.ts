import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { type Call, type CallName, calls, uncountedSign } from 'shared-api/contract';
import type { TSchema } from 'typebox';
import { keptAddress } from '../data/address';
import { AppError, type FieldError, refuseField } from '../errors/app-error';
import type { FieldMessage } from '../messages';
import { normalPassword } from './passwords';

// Input is never stripped, filled in or converted; only query strings, which are all text, are read as numbers and
// booleans. `multipleOf` is compared with a tolerance because 19.99 / 0.01 is not whole in binary.
const options = { verbose: true, multipleOfPrecision: 6, strict: false, allowUnionTypes: true };
/** Stops at the first error, or finds all of them. */
const validators = (own: Options) => ({ first: new Ajv(own), all: new Ajv({ ...own, allErrors: true }) });
const exact = validators(options);
const fromText = validators({ ...options, coerceTypes: true });
// New passwords and addresses are checked as they will be stored.
const kept = { 'x-nfkc': normalPassword, 'x-address': keptAddress };
for (const ajv of [exact, fromText].flatMap(({ first, all }) => [first, all])) {
  // Rejects 31 February.
  addFormats.default(ajv, ['date']);
  for (const [keyword, keptOf] of Object.entries(kept))
    ajv.addKeyword({
      keyword,
      type: 'string',
      modifying: true,
      before: 'maxLength',
      errors: false,
      validate(_isKept: true, typed: string, _schema?: unknown, within?: DataValidationCxt) {
        if (within) within.parentData[within.parentDataProperty] = keptOf(typed);
        return true;
      },
    });
}

/** Bytes of a body. */
export const ordinaryBody = 64 * 1024;

/** Calls whose bodies may be larger: a list of up to 25,000 addresses, or of people, a bank statement, a phone's morning. */
export const largeBodies: Partial<Record<CallName, number>> = {
  'POST /api/v1/Balances/remind': 128 * 1024,
  'POST /api/v1/Communication/recipients': 4 * 1024 * 1024,
  'POST /api/v1/Communication/{emailType}': 4 * 1024 * 1024,
  'POST /api/v1/Sessions/{id}/close': 2 * 1024 * 1024,
  'POST /api/v1/Sessions/{id}/door-events': 512 * 1024,
  'POST /api/v1/Users/invitations': 1024 * 1024,
  'POST /api/v1/Users/invitations/preview': 3 * 1024 * 1024,
  'POST /api/v1/Attendance/imports': 2 * 1024 * 1024,
  'POST /api/v1/Attendance/imports/preview': 2 * 1024 * 1024,
  'POST /api/v1/SeasonSubscriptions/imports': 2 * 1024 * 1024,
  'POST /api/v1/SeasonSubscriptions/imports/preview': 2 * 1024 * 1024,
  'POST /api/v1/Openings': 2 * 1024 * 1024,
  'POST /api/v1/Openings/preview': 2 * 1024 * 1024,
  'PUT /api/v1/Settings/logo': 512 * 1024,
  'POST /api/v1/Transfers/preview': 4 * 1024 * 1024,
  'POST /api/v1/Transfers/import': 4 * 1024 * 1024,
};

/** More than any form has. Beyond it, the first error says enough: a megabyte has a million of them. */
const mostParts = 1000;

/** Whether input has so many parts, on all levels, at most. */
function isSmall(input: unknown): boolean {
  const left = [input];
  for (let parts = 0; left.length > 0; parts++) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && value.length > mostParts) return false;
    const inner = Object.values(value);
    if (parts + inner.length + left.length > mostParts) return false;
    left.push(...inner);
  }
  return true;
}

/** Compiles the contract's schemas for Fastify; invalid input causes a `validation` error. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const { first, all } = httpPart === 'querystring' ? fromText : exact;
  const branches = 'anyOf' in schema && Array.isArray(schema.anyOf) ? (schema.anyOf as TSchema[]) : [schema];
  // Compiled on first use: compiling all of them takes longer than the rest of the start.
  let checks: ValidateFunction[] | undefined;
  let finders: ValidateFunction[] | undefined;
  return (data: unknown) => {
    checks ??= branches.map((branch) => first.compile(branch));
    let errors = nearest(checks, data);
    if (errors && isSmall(data)) {
      finders ??= branches.map((branch) => all.compile(branch));
      errors = nearest(finders, data);
    }
    return errors
      ? { error: new AppError('validation', { fields: validationErrorsOf(errors) }) }
      : { value: data };
  };
};

/** For a body of several possible shapes, the errors of the closest one. */
function nearest(checks: ValidateFunction[], data: unknown): ErrorObject[] | null {
  let fewest: ErrorObject[] | null = null;
  for (const check of checks) {
    if (check(data)) return null;
    const errors = check.errors ?? [];
    if (!fewest || errors.length < fewest.length) fewest = errors;
  }
  return fewest;
}

/** Messages of specific fields (docs/product.md, Fields), by kind of error. */
const own: Record<
  string,
  Partial<Record<'required' | 'minLength' | 'pattern' | 'not' | 'minimum' | 'minItems', FieldMessage>>
> = {
  username: { required: 'usernameRequired', minLength: 'usernameMin', pattern: 'usernamePattern' },
  firstName: {
    required: 'firstNameRequired',
    minLength: 'firstNameMin',
    pattern: 'firstNameMin',
    not: 'nameCharacters',
  },
  lastName: {
    required: 'lastNameRequired',
    minLength: 'lastNameMin',
    pattern: 'lastNameMin',
    not: 'nameCharacters',
  },
  email: { required: 'emailRequired', pattern: 'email' },
  password: { required: 'passwordRequired', minLength: 'passwordMin', pattern: 'passwordPattern' },
  newPassword: { required: 'passwordRequired', minLength: 'passwordMin', pattern: 'passwordPattern' },
  amount: { required: 'amountRequired', minimum: 'amountMin' },
  emails: { required: 'recipients', minItems: 'recipients' },
};

const general: Record<string, FieldMessage> = {
  required: 'required',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minimum: 'minimum',
  maximum: 'maximum',
  multipleOf: 'decimals',
  additionalProperties: 'unknown',
  format: 'noSuchDate',
};

/** Turns Ajv's errors into one error per field, the most helpful first. */
function validationErrorsOf(errors: readonly ErrorObject[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const error of errors) {
    // The union's own error covers those of its branches.
    if (error.schemaPath.includes('/anyOf/') && error.keyword !== 'anyOf') continue;
    // What it demands has errors of its own.
    if (error.keyword === 'if') continue;
    const found = validationErrorOf(error);
    if (!byField.has(found.field)) byField.set(found.field, found);
  }
  return [...byField.values()];
}

function validationErrorOf({ instancePath, keyword, params, data }: ErrorObject): FieldError {
  const field = [
    ...instancePath.split('/').slice(1),
    params.missingProperty ?? params.additionalProperty ?? '',
  ]
    .filter((part) => part !== '')
    .join('.');
  // An empty text counts as missing: "is required" is clearer than "is too short".
  const what = data === '' && keyword !== 'maxLength' ? 'required' : keyword;
  const message = own[field]?.[what as 'required'] ?? general[what] ?? 'invalid';
  const sign = message === 'passwordPattern' && uncountedSign(String(data));
  if (sign) return { field, message: 'passwordSign', values: { sign } };
  const limit: unknown = params.limit;
  return { field: field || 'body', message, ...(typeof limit === 'number' && { values: { limit } }) };
}

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
