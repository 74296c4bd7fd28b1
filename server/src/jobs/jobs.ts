import type { Database } from '../data/rows';
import { safeError } from '../errors/safe-error';
import type { Clock } from '../time/clock';
import { type Log, throttle } from './throttle';
import { createTimers } from './timers';

/** Pending work by queue and state, and what this process's timers have done: `{outbox: {created: 3}}`. */
export type QueueCounts = Record<string, Record<string, number>>;

/** Work that waits as rows of a table. */
export interface Work {
  /** Does a batch. @returns how many items there were */
  runBatch(stopping: AbortSignal): Promise<number>;
  /** The amount of pending work, by state. */
  counts(): Promise<Record<string, number>>;
}

/** Background work, the same on both engines: timers, and rows that wait. */
export type Jobs = ReturnType<typeof createJobs>;

interface Parts {
  database: Pick<Database, 'db'>;
  clock: Clock;
  log: Log;
}

/**
 * Background work on a database. Nothing runs yet: declare timers and other work, then `start`.
 * @param log for failures; that of the database, which everything meets at once, at most once a minute
 */
export function createJobs({ database: { db }, clock, log }: Parts) {
  const logOnce = throttle(clock);
  const logFailure = (error: unknown) => {
    const details = safeError(error);
    logOnce(JSON.stringify({ ...details, stack: undefined }), (suppressed) =>
      log.error({ error: details, ...suppressed }, 'background work failed'),
    );
  };
  const timers = createTimers({ db, clock, log });
  const works = new Map<string, Work>();
  const loops = new Map<string, Loop>();
  const beginning = createLoop(() => timers.begin().then(() => 0), logFailure);

  return {
    /** Declares work to repeat at this interval in seconds, by one process each time. */
    repeat(name: string, seconds: number, work: () => Promise<unknown>): void {
      timers.add(name, { seconds, work });
    },
    /** Declares other work. */
    addWork(name: string, work: Work): void {
      works.set(name, work);
      loops.set(name, createLoop(work.runBatch, logFailure));
    },
    /** Announces work written in a transaction that is about to commit. */
    wake: (name: string): void => loops.get(name)?.wake(),
    async start(): Promise<void> {
      await timers.install();
      for (const loop of [beginning, ...loops.values()]) loop.start();
    },
    /** Lets what is running finish and starts nothing else. */
    async stop(): Promise<void> {
      await Promise.all([beginning, ...loops.values()].map((loop) => loop.stop()));
      await timers.finish();
    },
    /** Does all pending work but the timers'; for tests. */
    async drain(): Promise<void> {
      for (const loop of loops.values()) await loop.drain();
    },
    async counts(): Promise<QueueCounts> {
      const counts: QueueCounts = { timers: timers.counts() };
      for (const [name, work] of works) counts[name] = await work.counts();
      return counts;
    },
  };
}

/** Repeats some work while there is any, and checks for more every two seconds. */
type Loop = ReturnType<typeof createLoop>;

const idleMs = 2_000;
const soonMs = 30;

/**
 * Creates a loop. It awaits every batch, for prompt shutdown and exact tests.
 * @param runBatch does a batch and returns its size; `stopping` aborts on shutdown
 * @param onFailure called when a batch throws; the loop continues
 */
function createLoop(
  runBatch: (stopping: AbortSignal) => Promise<number>,
  onFailure: (error: unknown) => void,
) {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let started = false;
  let wakes = 0;
  /** Whether a round is running, or starts within `soonMs`. */
  let isSoon = false;

  const runTurn = async () => {
    const before = wakes;
    const count = await runBatch(stopping.signal).catch((error: unknown) => {
      onFailure(error);
      return 0;
    });
    if (started) schedule(count > 0 ? 0 : before !== wakes ? soonMs : idleMs);
  };

  const schedule = (delay: number) => {
    clearTimeout(timer);
    isSoon = delay <= soonMs;
    timer = setTimeout(() => {
      isSoon = true;
      running = runTurn();
    }, delay);
  };

  return {
    start(): void {
      started = true;
      schedule(0);
    },
    /** Lets the running batch finish, and starts no others. */
    async stop(): Promise<void> {
      started = false;
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
    /** Does all pending work; for tests. */
    async drain(): Promise<void> {
      while ((await runBatch(stopping.signal)) > 0);
    },
    /**
     * Checks soon instead of at the next regular time, for work written in a transaction that is about to commit. Never
     * postpones a check, however often it is called.
     */
    wake(): void {
      wakes++;
      if (started && !isSoon) schedule(soonMs);
    },
  };
}
