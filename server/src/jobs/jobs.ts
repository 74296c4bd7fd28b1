import PgBoss from 'pg-boss';
import type { Database, Db } from '../db/types';
import type { Clock } from '../time/clock';
import { withinTransaction } from './boss-sql';
import { type Log, throttle } from './throttle';
import { createWorker, type JobHandler, type Worker } from './worker';

export type { JobHandler } from './worker';

/** Counts by queue and state, e.g. `{upkeep: {created: 3}}`. */
export type QueueCounts = Record<string, Record<string, number>>;

/** How a queue's jobs are tried again. */
export interface QueueOptions {
  retryLimit?: number;
  /** Seconds before the first retry; doubled for each further one. */
  retryDelay?: number;
}

/** One job to send. */
export interface NewJob<T> {
  data: T;
  /** With the same key, at most one job in this many seconds, whichever process asks. */
  once?: { key: string; seconds: number };
}

/** Background work on pg-boss, the same on both engines. */
export interface Jobs {
  /** Declares a queue and what does its work; before `install`. */
  define<T extends object>(queue: string, options: QueueOptions, handler: JobHandler<T>): void;
  /** Has a queue's work done every so many seconds, by one process of all. */
  repeat(queue: string, seconds: number): void;
  /** Makes pg-boss's tables and the queues; jobs can be sent from then on. */
  install(): Promise<void>;
  /** Writes jobs in the caller's transaction: they exist exactly when what causes them does. */
  send<T extends object>(tx: Db, queue: string, jobs: NewJob<T>[]): Promise<void>;
  start(): void;
  /** Lets the running jobs end and starts no other. */
  stop(): Promise<void>;
  /** Does everything there is to do now; for tests. */
  drain(): Promise<void>;
  counts(): Promise<QueueCounts>;
}

interface Parts {
  database: Database;
  clock: Clock;
  log: Log;
  /** What of an error may be logged. */
  describe(error: unknown): object;
}

export function createJobs({ database: { executeSql }, clock, log, describe }: Parts): Jobs {
  const once = throttle(clock);
  const failed = (error: unknown) => {
    const details = describe(error);
    once(JSON.stringify({ ...details, stack: undefined }), (unsaid) =>
      log.error({ error: details, ...unsaid }, 'job queue failed'),
    );
  };
  const boss = new PgBoss({
    // PGlite takes null but not undefined as a value.
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
    // Job data holds addresses; what failed for good is kept only as long as somebody may want to look at it.
    deleteAfterDays: 7,
  });
  boss.on('error', failed);
  const workers = new Map<string, { options: QueueOptions; worker: Worker }>();
  const repeats = new Map<string, number>();
  const timers: NodeJS.Timeout[] = [];

  const remind = async (queue: string, seconds: number) => {
    await boss.insert([{ name: queue, singletonKey: 'repeat', singletonSeconds: seconds }]).catch(failed);
    workers.get(queue)?.worker.expect();
  };

  return {
    define(queue, options, handler) {
      workers.set(queue, {
        options,
        worker: createWorker({ boss, queue, handler: handler as JobHandler<object>, log, describe, failed }),
      });
    },
    repeat: (queue, seconds) => void repeats.set(queue, seconds),
    async install() {
      await boss.start();
      const existing = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const [name, { options }] of workers) {
        if (existing.has(name)) continue;
        await outlastDeadlocks(() => boss.createQueue(name, { name, ...options, retryBackoff: true }));
      }
    },
    async send(tx, queue, jobs) {
      if (jobs.length === 0) return;
      const inserts = jobs.map(({ data, once }) => ({
        name: queue,
        data,
        ...(once && { singletonKey: once.key, singletonSeconds: once.seconds }),
      }));
      await boss.insert(inserts, { db: withinTransaction(tx) });
      workers.get(queue)?.worker.expect();
    },
    start() {
      for (const { worker } of workers.values()) worker.start();
      for (const [queue, seconds] of repeats) {
        void remind(queue, seconds);
        timers.push(setInterval(() => void remind(queue, seconds), seconds * 1000).unref());
      }
    },
    async stop() {
      timers.forEach(clearInterval);
      await Promise.all([...workers.values()].map(({ worker }) => worker.stop()));
      await boss.stop({ graceful: false });
    },
    async drain() {
      for (const { worker } of workers.values()) await worker.drain();
    },
    async counts() {
      const { rows } = await executeSql(
        'select name, state, count(*)::int as count from pgboss.job group by 1, 2',
      );
      const counts: QueueCounts = {};
      for (const { name, state, count } of rows as { name: string; state: string; count: number }[]) {
        counts[name] = { ...counts[name], [state]: count };
      }
      return counts;
    },
  };
}

/** Processes that start at once on a new database make the same queues, and PostgreSQL ends one of two that collide. */
async function outlastDeadlocks(make: () => Promise<void>, tries = 5): Promise<void> {
  try {
    await make();
  } catch (error) {
    if ((error as { code?: string }).code !== '40P01' || tries <= 1) throw error;
    await outlastDeadlocks(make, tries - 1);
  }
}
