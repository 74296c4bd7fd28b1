/** Tasks by key, in the order in which they came: one batch of a key is under way at a time, and the next gathers meanwhile. */
export interface BatchQueue {
  /**
   * Waits until it is the task's turn, and does it with those behind it.
   * @param together does tasks of one key; says in their order what came of them, of one at least: those of which it says
   *   nothing are the next batch's first. Every task of a key is given the same.
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

/** @param most how many tasks one batch has at most */
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
