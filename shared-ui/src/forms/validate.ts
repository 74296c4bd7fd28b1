import { setIn } from 'formik';
import type { Schema, ValidationError } from 'yup';
import type { TextOf } from '../messages/text';
import { ruleMessageText } from './rules/rule-message';

/** Refusals by field path, nested as the values are. */
export type FieldErrors = Record<string, unknown>;

// By its name, as yup's own `isError` does: the class would bring all of yup to a form whose rules come later.
const isValidationError = (cause: unknown): cause is ValidationError =>
  cause instanceof Error && cause.name === 'ValidationError';

/** What a form needs of a schema. */
export type Rules<Output> = Pick<Schema<Output>, 'validate'>;

/** What the rules refuse, each field with the first thing said about it. */
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
