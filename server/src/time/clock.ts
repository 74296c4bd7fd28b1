import { type SQL, sql } from 'drizzle-orm';

/** The application's clock; tests pass their own. */
export interface Clock {
  now(): Date;
  /** Now, within a statement: by the one clock of all processes. */
  shared(): SQL;
}

/** The machine's clock, and the database's. */
export const systemClock: Clock = { now: () => new Date(), shared: () => sql`now()` };
