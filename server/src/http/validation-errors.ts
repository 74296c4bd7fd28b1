import type { ErrorObject } from 'ajv';
import { uncountedSign } from 'shared-api/contract';
import type { FieldError } from '../errors/app-error';
import type { FieldMessage } from '../messages';

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
export function validationErrorsOf(errors: readonly ErrorObject[]): FieldError[] {
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
