import { ApiError } from 'shared-api';

export type Outcome =
  | { ok: true; result: unknown }
  | { ok: false; message: string; errors: Record<string, string[]> };

/** Submits a form; an `ApiError` is a result, anything else is rethrown. */
export const submitOutcome = async (send: () => Promise<unknown>): Promise<Outcome> => {
  try {
    return { ok: true, result: await send() };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return { ok: false, message: cause.message, errors: cause.errors };
  }
};
