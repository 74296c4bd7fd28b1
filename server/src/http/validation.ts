import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { keptAddress } from '../emails/address';
import { AppError } from '../errors/app-error';
import { normalPassword } from '../security/passwords';
import { validationErrorsOf } from './validation-errors';

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
