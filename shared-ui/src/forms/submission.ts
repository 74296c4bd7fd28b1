import { ApiError } from 'shared-api';

export type Outcome =
  | { ok: true; result: unknown }
  | ({ ok: false } & Pick<ApiError, 'message' | 'errors' | 'outcome'>);

/** Submits a form; an `ApiError` is a result, anything else is rethrown. */
export const submitOutcome = async (send: () => Promise<unknown>): Promise<Outcome> => {
  try {
    return { ok: true, result: await send() };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    const { message, errors, outcome } = cause;
    return { ok: false, message, errors, outcome };
  }
};
