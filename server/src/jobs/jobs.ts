import PgBoss from 'pg-boss';
import { retryDeadlocks } from '../db/conflict';
import type { Database, Db } from '../db/types';
import { safeError } from '../errors/safe-error';
import type { Clock } from '../time/clock';
import { withinTransaction } from './boss-sql';
import { createLoop, type Loop } from './loop';
import { type JobHandler, runJobs } from './queue';
import { type Log, throttle } from './throttle';

/** Counts by queue and state, e.g. `{upkeep: {created: 3}}`. */
export type QueueCounts = Record<string, Record<string, number>>;

/** Retries of jobs; the delay, in seconds, doubles each time. Repeated jobs need none. */
const retries = { retryLimit: 6, retryDelay: 20, retryBackoff: true };

/** Work outside of pg-boss, such as the rows of our own tables. */
export interface Work {
  /** Does a batch. @returns how many items there were */
  runBatch(stopping: AbortSignal): Promise<number>;
  /** The amount of pending work, by state. */
  counts(): Promise<Record<string, number>>;
}

/** Background work, the same on both engines: pg-boss's queues and other work. */
export type Jobs = ReturnType<typeof createJobs>;

interface Parts {
  database: Database;
  clock: Clock;
  log: Log;
}

/**
 * Background work on a database. Nothing runs yet: declare queues and other work, then `install`, then `start`.
 * @param log for failed jobs, and for errors of pg-boss: the same one at most once a minute
 */
export function createJobs({ database: { executeSql }, clock, log }: Parts) {
  const logOnce = throttle(clock);
  const logFailure = (error: unknown) => {
    const details = safeError(error);
    logOnce(JSON.stringify({ ...details, stack: undefined }), (suppressed) =>
      log.error({ error: details, ...suppressed }, 'job queue failed'),
    );
  };
  const boss = new PgBoss({
    // PGlite accepts null but not undefined as a value.
    db: {
      executeSql: (text, values) =>
        executeSql(
          text,
          values?.map((value) => value ?? null),
        ),
    },
    schedule: false,
    supervise: true,
    archiveCompletedAfterSeconds: 3600,
    // Job data contains addresses; failed jobs are kept only as long as somebody may want to look at them.
    deleteAfterDays: 7,
  });
  boss.on('error', logFailure);
  const queues: string[] = [];
  const otherWork = new Map<string, Work>();
  const loops = new Map<string, Loop>();
  const repeats = new Map<string, number>();
  const timers: NodeJS.Timeout[] = [];

  const requestRun = async (queue: string, seconds: number) => {
    await boss.insert([{ name: queue, singletonKey: 'repeat', singletonSeconds: seconds }]).catch(logFailure);
    loops.get(queue)?.wake();
  };

  /** Declares a queue and its handler; before `install`. */
  const define = <T extends object>(queue: string, handler: JobHandler<T>): void => {
    queues.push(queue);
    const parts = { boss, queue, handler: handler as JobHandler<object>, log };
    loops.set(
      queue,
      createLoop(() => runJobs(parts), logFailure),
    );
  };

  return {
    define,
    /** Declares work to repeat at this interval in seconds, by one process each time. */
    repeat(queue: string, seconds: number, work: () => Promise<void>): void {
      define(queue, work);
      repeats.set(queue, seconds);
    },
    /** Declares other work. */
    addWork(name: string, work: Work): void {
      otherWork.set(name, work);
      loops.set(name, createLoop(work.runBatch, logFailure));
    },
    /** Creates pg-boss's tables and the queues; jobs can be sent from then on. */
    async install(): Promise<void> {
      await boss.start();
      const existing = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const name of queues.filter((queue) => !existing.has(queue))) {
        const options = repeats.has(name) ? { retryLimit: 0 } : retries;
        // Processes that start at once on a new database create the same queues.
        await retryDeadlocks(() => boss.createQueue(name, { name, ...options }));
      }
    },
    /** Queues a job in the caller's transaction: it exists exactly when its cause does. */
    async send(tx: Db, queue: string, data: object): Promise<void> {
      await boss.insert([{ name: queue, data }], { db: withinTransaction(tx) });
      loops.get(queue)?.wake();
    },
    /** Announces work written in a transaction that is about to commit. */
    wake: (name: string): void => loops.get(name)?.wake(),
    start(): void {
      for (const loop of loops.values()) loop.start();
      for (const [queue, seconds] of repeats) {
        void requestRun(queue, seconds);
        timers.push(setInterval(() => void requestRun(queue, seconds), seconds * 1000).unref());
      }
    },
    /** Lets running jobs finish and starts no others. */
    async stop(): Promise<void> {
      timers.forEach(clearInterval);
      await Promise.all([...loops.values()].map((loop) => loop.stop()));
      await boss.stop({ graceful: false });
    },
    /** Does all pending work; for tests. */
    async drain(): Promise<void> {
      for (const loop of loops.values()) await loop.drain();
    },
    async counts(): Promise<QueueCounts> {
      const { rows } = await executeSql(
        'select name, state, count(*)::int as count from pgboss.job group by 1, 2',
      );
      const counts: QueueCounts = {};
      for (const { name, state, count } of rows as { name: string; state: string; count: number }[]) {
        counts[name] = { ...counts[name], [state]: count };
      }
      for (const [name, work] of otherWork) counts[name] = await work.counts();
      return counts;
    },
  };
}
