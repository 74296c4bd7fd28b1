import type PgBoss from 'pg-boss';
import { safeError } from '../errors/safe-error';
import type { Log } from './throttle';

/** Handles one job of a queue. Errors are logged, and the job is retried. */
export type JobHandler<T> = (data: T, jobId: string) => Promise<void>;

const batchSize = 8;

interface Parts {
  boss: PgBoss;
  queue: string;
  handler: JobHandler<object>;
  log: Log;
}

/**
 * Fetches and handles some jobs of one queue. pg-boss's own `work` does not await its last statements, so a database
 * that closes or fails at that moment would crash the process.
 * @returns how many there were
 */
export async function runJobs({ boss, queue, handler, log }: Parts): Promise<number> {
  const runJob = async ({ id, data, retryCount }: PgBoss.JobWithMetadata<object>) => {
    try {
      await handler(data, id);
      // Deleted and not kept as completed: the data contains addresses and links.
      await boss.deleteJob(queue, id);
    } catch (error) {
      log.error({ queue, jobId: id, attempt: retryCount + 1, error: safeError(error) }, 'job failed');
      // The error may quote an address, so only its kind is stored.
      await boss.fail(queue, id, { name: error instanceof Error ? error.name : 'Error' });
    }
  };
  const jobs = await boss.fetch<object>(queue, { batchSize, includeMetadata: true });
  await Promise.all(jobs.map(runJob));
  return jobs.length;
}
