import { ApiError } from 'shared-api';

export type Outcome = { ok: true } | { ok: false; message: string; errors: Record<string, string[]> };

/** Submits a form; an `ApiError` is a result, anything else is rethrown. */
export const submitOutcome = async (send: () => Promise<unknown>): Promise<Outcome> => {
  try {
    await send();
    return { ok: true };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return { ok: false, message: cause.message, errors: cause.errors };
  }
};
