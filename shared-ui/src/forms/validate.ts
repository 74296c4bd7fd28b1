import { setIn } from 'formik';
import type { Schema, ValidationError } from 'yup';
import type { TextOf } from '../messages/text';
import { ruleMessageText } from './rules/rule-message';

/** Error messages by field path, nested like the values. */
export type FieldErrors = Record<string, unknown>;

// By name, like yup's own `isError`: importing the class would add yup to forms that load their rules later.
const isValidationError = (cause: unknown): cause is ValidationError =>
  cause instanceof Error && cause.name === 'ValidationError';

/** The part of a schema that a form needs. */
export type Rules<Output> = Pick<Schema<Output>, 'validate'>;

/** The first validation error of each field. */
export const validate = async (
  rules: Rules<unknown>,
  values: unknown,
  text: TextOf,
): Promise<FieldErrors> => {
  try {
    await rules.validate(values, { abortEarly: false });
    return {};
  } catch (cause) {
    if (!isValidationError(cause)) throw cause;
    const refusals = cause.inner.length > 0 ? cause.inner : [cause];
    const first = new Map<string, unknown>();
    for (const { path, errors } of refusals) if (path && !first.has(path)) first.set(path, errors[0]);
    return [...first].reduce<FieldErrors>(
      (all, [path, message]) => setIn(all, path, ruleMessageText(message, text)),
      {},
    );
  }
};
