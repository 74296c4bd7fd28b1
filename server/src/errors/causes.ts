/** Fields of database errors, and of errors that wrap them. */
interface Cause {
  code?: string;
  constraint?: string;
  message?: string;
  cause?: unknown;
}

/** An error and its causes, outermost first: Drizzle wraps the database's own. */
export const causesOf = (error: unknown): Cause[] =>
  error ? [error, ...causesOf((error as Cause).cause)] : [];
