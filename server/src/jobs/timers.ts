import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Db } from '../data/rows';
import { timers as table } from '../data/schema';
import { safeError } from '../errors/safe-error';
import type { Clock } from '../time/clock';
import type { Log } from './throttle';

/** How soon a timer is due again that has failed, or whose process has died; in seconds. */
const retrySeconds = 600;

interface Timer {
  /** Between two rounds. */
  seconds: number;
  work(): Promise<unknown>;
}

/**
 * Work that repeats, by one process each time: whichever finds it due first. Its row says when it is due next, so that a
 * restart changes nothing, and what was missed meanwhile is done once.
 */
export function createTimers({ db, clock, log }: { db: Db; clock: Clock; log: Log }) {
  const timers = new Map<string, Timer>();
  const running = new Map<string, Promise<void>>();
  let failures = 0;
  let rounds = 0;

  const dueAfter = (since: Date, seconds: number) => ({ dueOn: new Date(since.getTime() + seconds * 1000) });

  /** When it cannot be due yet, unless the clock was set back: it would else stand still until its former time. */
  const latest = (now: Date, { seconds }: Timer) => dueAfter(now, Math.max(seconds, retrySeconds)).dueOn;

  /** @returns whether it was due, and no other process has taken it */
  const claim = async (name: string, timer: Timer, now: Date): Promise<boolean> => {
    const isDue = or(lte(table.dueOn, now), gt(table.dueOn, latest(now, timer)));
    const claimed = await db
      .update(table)
      .set(dueAfter(now, Math.min(timer.seconds, retrySeconds)))
      .where(and(eq(table.name, name), isDue))
      .returning();
    return claimed.length > 0;
  };

  const run = async (name: string, { seconds, work }: Timer, begun: Date): Promise<void> => {
    try {
      await work();
      if (seconds > retrySeconds)
        await db.update(table).set(dueAfter(begun, seconds)).where(eq(table.name, name));
    } catch (error) {
      failures++;
      log.error({ timer: name, error: safeError(error) }, 'timer failed');
    } finally {
      running.delete(name);
    }
  };

  return {
    add: (name: string, timer: Timer): unknown => timers.set(name, timer),
    /** Makes timers known to the database; new ones are due at once. */
    async install(): Promise<void> {
      const rows = [...timers.keys()].map((name) => ({ name, dueOn: clock.now() }));
      if (rows.length > 0) await db.insert(table).values(rows).onConflictDoNothing();
    },
    /** Begins those that are due and not running here: a long one keeps no other waiting. */
    async begin(): Promise<void> {
      const now = clock.now();
      for (const { name, dueOn } of await db.select().from(table)) {
        const timer = timers.get(name);
        const isDue = timer && (dueOn <= now || dueOn > latest(now, timer));
        if (isDue && !running.has(name) && (await claim(name, timer, now)))
          running.set(name, run(name, timer, now));
      }
      rounds++;
    },
    /** In this process: how often one has failed, how often all were looked at, and how many run now. */
    counts: () => ({ failures, rounds, running: running.size }),
    /** Waits for those that are running. */
    finish: async (): Promise<unknown> => Promise.all(running.values()),
  };
}
