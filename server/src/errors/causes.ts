/** What errors of the database, and those that wrap them, say. */
interface Cause {
  code?: string;
  constraint?: string;
  message?: string;
  cause?: unknown;
}

/** An error and what has caused it, the outermost first: Drizzle wraps the database's own. */
export const causesOf = (error: unknown): Cause[] =>
  error ? [error, ...causesOf((error as Cause).cause)] : [];
