import type PgBoss from 'pg-boss';
import { RetryableError } from './retryable-error';
import type { Log } from './throttle';

/** Does a queue's work. */
export interface JobHandler<T> {
  /**
   * @param stopping aborts when the process wants to end; long work then stops where it can and throws `RetryableError`
   * @throws RetryableError when there is something left that was to be expected; anything else is logged as a defect
   */
  run(data: T, jobId: string, stopping?: AbortSignal): Promise<void>;
  /** Told when a job has been given up, after its last try. */
  givenUp?(data: T, jobId: string): Promise<void>;
}

/** Fetches and does the jobs of one queue. */
export interface Worker {
  start(): void;
  stop(): Promise<void>;
  drain(): Promise<void>;
  /** A job has just been written in a transaction that is about to end: looks soon and not at the next regular time. */
  expect(): void;
}

const idleMs = 2_000;
const soonMs = 30;
const batchSize = 8;

interface Parts {
  boss: PgBoss;
  queue: string;
  handler: JobHandler<object>;
  log: Log;
  /** What of an error may be logged. */
  describe(error: unknown): object;
  /** Told when the queue itself fails, and not one of its jobs. */
  failed(error: unknown): void;
}

/**
 * pg-boss's own `work` does not wait for its last statements, so a database that closes or fails right then takes the
 * process down; this loop awaits them, which also makes the shutdown prompt and tests exact.
 */
export function createWorker({ boss, queue, handler, log, describe, failed }: Parts): Worker {
  const stopping = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let started = false;
  let asked = 0;

  const one = async ({ id, data, retryCount, retryLimit }: PgBoss.JobWithMetadata<object>) => {
    try {
      await handler.run(data, id, stopping.signal);
      // Deleted and not kept as completed: the data holds addresses and links that nobody needs any more.
      await boss.deleteJob(queue, id);
    } catch (error) {
      tell({ queue, jobId: id, attempt: retryCount + 1 }, error);
      // The error itself may quote an address, so only its kind is stored.
      await boss.fail(queue, id, { name: error instanceof Error ? error.name : 'Error' });
      if (retryCount >= retryLimit) await handler.givenUp?.(data, id);
    }
  };

  const tell = (job: object, error: unknown) => {
    if (!(error instanceof RetryableError)) log.error({ ...job, error: describe(error) }, 'job failed');
    else if (error.cause === undefined) log.info(job, 'job is tried again later');
    else log.warn({ ...job, error: describe(error.cause) }, 'job is tried again later');
  };

  const batch = async (): Promise<number> => {
    const jobs = await boss.fetch<object>(queue, { batchSize, includeMetadata: true });
    await Promise.all(jobs.map(one));
    return jobs.length;
  };

  const turn = async () => {
    const before = asked;
    const done = await batch().catch((error: unknown) => {
      failed(error);
      return 0;
    });
    if (started) plan(done > 0 ? 0 : before !== asked ? soonMs : idleMs);
  };

  const plan = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = turn();
    }, delay);
  };

  return {
    start() {
      started = true;
      plan(0);
    },
    async stop() {
      started = false;
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
    async drain() {
      while ((await batch()) > 0);
    },
    expect() {
      asked++;
      if (started) void running.then(() => started && plan(soonMs));
    },
  };
}
