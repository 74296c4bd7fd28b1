import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
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
const options = {
  allErrors: true,
  verbose: true,
  multipleOfPrecision: 6,
  strict: false,
  allowUnionTypes: true,
};
const exact = new Ajv(options);
const fromText = new Ajv({ ...options, coerceTypes: true });
// New passwords and addresses are checked as they will be stored.
const kept = { 'x-nfkc': normalPassword, 'x-address': keptAddress };
for (const ajv of [exact, fromText]) {
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

/** Compiles the contract's schemas for Fastify; invalid input causes a `validation` error. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'querystring' ? fromText : exact;
  const branches = 'anyOf' in schema && Array.isArray(schema.anyOf) ? (schema.anyOf as TSchema[]) : [schema];
  // Compiled on first use: compiling all of them takes longer than the rest of the start.
  let checks: ValidateFunction[] | undefined;
  return (data: unknown) => {
    checks ??= branches.map((branch) => ajv.compile(branch));
    const errors = nearest(checks, data);
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
