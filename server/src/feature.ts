import type { users } from './db/schema';
import type { Db } from './db/types';
import type { Route } from './http/route';
import type { Services } from './services';

/** Work that repeats, done by one process each time. Idempotent: what was missed is done once. */
export interface Timer {
  /** Between two rounds. */
  seconds: number;
  run(services: Services): Promise<unknown>;
}

/** What a part of the product declares to the whole, in `features/index.ts`; each only what it has. */
export interface Feature {
  /** Binds its calls. */
  routes?(route: Route, services: Services): void;
  /** By name. */
  timers?: Readonly<Record<string, Timer>>;
  /**
   * Forgets somebody who leaves: their name, their words, and what was said of them. Amounts and dates stay, and what
   * belongs to a user's row by a foreign key is deleted with it.
   */
  forget?(tx: Db, user: typeof users.$inferSelect): Promise<unknown>;
  /** What it keeps about a person, for the file of their data, without secrets and their hashes. */
  exportData?(db: Db, userId: string): Promise<Record<string, unknown>>;
}
