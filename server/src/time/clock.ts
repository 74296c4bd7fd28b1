import type { SQL } from 'drizzle-orm';

/** The application's clock; tests pass their own. */
export interface Clock {
  now(): Date;
  /** Now, within a statement: by the one clock of all processes. */
  shared(): SQL;
}
