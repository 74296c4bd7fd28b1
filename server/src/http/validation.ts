import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { AppError } from '../errors/app-error';
import { validationErrorsOf } from './validation-errors';

// Nothing is stripped, filled in or converted behind the caller's back; only a query string, which is all text, is read
// as numbers and booleans. `multipleOf` is compared with a tolerance because 19.99 / 0.01 is not whole in binary.
const options = {
  allErrors: true,
  verbose: true,
  multipleOfPrecision: 6,
  strict: false,
  allowUnionTypes: true,
};
const exact = new Ajv(options);
const fromText = new Ajv({ ...options, coerceTypes: true });
// `date` knows that there is no 31 February.
for (const ajv of [exact, fromText]) addFormats.default(ajv, ['date']);

/** Compiles the contract's schemas for Fastify; what does not fit becomes a `validation` refusal. */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'querystring' ? fromText : exact;
  const branches = 'anyOf' in schema && Array.isArray(schema.anyOf) ? (schema.anyOf as TSchema[]) : [schema];
  // Compiled with the first request: compiling all of them takes longer than the rest of a start.
  let checks: ValidateFunction[] | undefined;
  return (data: unknown) => {
    checks ??= branches.map((branch) => ajv.compile(branch));
    const errors = nearest(checks, data);
    return errors
      ? { error: new AppError('validation', { fields: validationErrorsOf(errors) }) }
      : { value: data };
  };
};

/** Of several shapes a body may have, the complaints of the one it comes closest to. */
function nearest(checks: ValidateFunction[], data: unknown): ErrorObject[] | null {
  let fewest: ErrorObject[] | null = null;
  for (const check of checks) {
    if (check(data)) return null;
    const errors = check.errors ?? [];
    if (!fewest || errors.length < fewest.length) fewest = errors;
  }
  return fewest;
}
