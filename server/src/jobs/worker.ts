import type PgBoss from 'pg-boss';
import type { JobHandler } from './jobs';

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

/**
 * pg-boss's own `work` does not wait for its last statements, so a database that closes or fails right then takes the
 * process down; this loop awaits them, which also makes the shutdown prompt and tests exact.
 */
export function createWorker(
  boss: PgBoss,
  queue: string,
  handler: JobHandler<object>,
  log: { error(details: object, message: string): void },
  describe: (error: unknown) => object,
): Worker {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let started = false;
  let asked = 0;

  const one = async ({ id, data, retryCount, retryLimit }: PgBoss.JobWithMetadata<object>) => {
    try {
      await handler.run(data, id);
      // Deleted and not kept as completed: the data holds addresses and links that nobody needs any more.
      await boss.deleteJob(queue, id);
    } catch (error) {
      log.error({ queue, jobId: id, attempt: retryCount + 1, error: describe(error) }, 'job failed');
      // The error itself may quote an address, so only its kind is stored.
      await boss.fail(queue, id, { name: error instanceof Error ? error.name : 'Error' });
      if (retryCount >= retryLimit) await handler.givenUp?.(data, id);
    }
  };

  const batch = async (): Promise<number> => {
    const jobs = await boss.fetch<object>(queue, { batchSize, includeMetadata: true });
    await Promise.all(jobs.map(one));
    return jobs.length;
  };

  const turn = async () => {
    const before = asked;
    const done = await batch().catch((error: unknown) => {
      log.error({ queue, error: describe(error) }, 'job queue failed');
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
