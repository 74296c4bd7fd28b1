/**
 * Runs tasks in batches by key, in order of arrival: one batch of a key at a time, while the next gathers.
 */
export interface BatchQueue {
  /**
   * Runs a task when its turn comes, together with those behind it.
   * @param together runs tasks of one key and returns their results in order, at least one; tasks without a
   *   result start the next batch. Must be the same function for every task of a key.
   */
  run<Task, Result>(
    key: string,
    task: Task,
    together: (tasks: readonly Task[]) => Promise<readonly PromiseSettledResult<unknown>[]>,
  ): Promise<Result>;
}

interface Waiting {
  task: unknown;
  settle(outcome: PromiseSettledResult<unknown>): void;
}

/** @param most the maximum number of tasks in a batch */
export function createBatchQueue(most: number): BatchQueue {
  const lines = new Map<string, Waiting[]>();

  async function drain(key: string, line: Waiting[], together: Parameters<BatchQueue['run']>[2]) {
    while (line.length > 0) {
      const batch = line.splice(0, most);
      const outcomes = await together(batch.map(({ task }) => task)).catch((reason: unknown) =>
        batch.map((): PromiseRejectedResult => ({ status: 'rejected', reason })),
      );
      line.unshift(...batch.slice(outcomes.length));
      for (const [index, outcome] of outcomes.entries()) batch[index]?.settle(outcome);
    }
    lines.delete(key);
  }

  return {
    run: (key, task, together) =>
      new Promise((resolve, reject) => {
        const settle: Waiting['settle'] = (outcome) =>
          outcome.status === 'fulfilled' ? resolve(outcome.value as never) : reject(outcome.reason);
        const line = lines.get(key);
        if (line) return line.push({ task, settle });
        const own = [{ task, settle }];
        lines.set(key, own);
        drain(key, own, together as never);
      }),
  };
}
