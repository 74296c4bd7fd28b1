interface DatabaseError {
  code?: string;
  constraint?: string;
  cause?: DatabaseError;
}

/** The database's own error with a code, which Drizzle wraps into another. */
function causeWithCode(error: unknown, code: string): DatabaseError | undefined {
  for (let cause = error as DatabaseError | undefined; cause; cause = cause.cause) {
    if (cause.code === code) return cause;
  }
  return undefined;
}

/** The name of the unique index that a statement has hit, or null for any other error. */
export const violatedIndex = (error: unknown): string | null =>
  causeWithCode(error, '23505')?.constraint ?? null;

/**
 * Runs a transaction again when PostgreSQL has ended it because it and another one waited for each other: the other goes
 * on, and nothing of this one has been written.
 */
export async function retryDeadlocks<Result>(transaction: () => Promise<Result>, tries = 5): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    if (!causeWithCode(error, '40P01') || tries <= 1) throw error;
    return retryDeadlocks(transaction, tries - 1);
  }
}
