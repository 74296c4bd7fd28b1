import type { Db, Tx } from '../data/rows';
import type { users } from '../data/schema';
import { type Command, perform } from '../http/perform';
import type { Route } from '../http/route';
import type { Services, WithLimits } from '../http/services';

/** Work that repeats, done by one process each time. Idempotent: what was missed is done once. */
type Timer = {
  /** Between two rounds. */
  seconds: number;
} & (
  | { /** Its work is one command… */ perform(command: Command): PromiseLike<unknown> }
  | { /** …or several. */ run(services: Services): Promise<unknown> }
);

/** Does a round of a timer. */
export const runTimer = (services: Services, timer: Timer): Promise<unknown> =>
  'run' in timer ? timer.run(services) : perform(services, async (command) => timer.perform(command));

/** What a part of the product declares to the whole, in `club/index.ts`; each only what it has. */
export interface Feature {
  /** Binds its calls. */
  routes?(route: Route, services: WithLimits): void;
  /** By name. */
  timers?: Readonly<Record<string, Timer>>;
  /**
   * Forgets somebody who leaves: their name, their words, and what was said of them. Amounts and dates stay, and what
   * belongs to a user's row by a foreign key is deleted with it.
   */
  forget?(tx: Tx, user: typeof users.$inferSelect): Promise<unknown>;
  /** What it keeps about a person, for the file of their data, without secrets and their hashes. */
  exportData?(db: Db, userId: string): Promise<Record<string, unknown>>;
}
