import { setImmediate as nextTurn } from 'node:timers/promises';
import { createBatchQueue } from '../../src/db/batch-queue';

type Outcome = PromiseSettledResult<unknown>;
const done = (task: string): Outcome => ({ status: 'fulfilled', value: task });

/** Batches that end when a test ends them, and the tasks of those that have begun. */
function heldBatches(most: number) {
  const queue = createBatchQueue(most);
  const begun: string[] = [];
  const ends: ((outcomes?: Outcome[] | Error) => void)[] = [];
  const together = (tasks: readonly string[]) =>
    new Promise<Outcome[]>((resolve, reject) => {
      begun.push(tasks.join());
      ends.push((outcomes = tasks.map(done)) =>
        outcomes instanceof Error ? reject(outcomes) : resolve(outcomes),
      );
    });
  const ask = (key: string, task: string) => queue.run<string, string>(key, task, together);
  const end = async (outcomes?: Outcome[] | Error) => {
    ends.shift()?.(outcomes);
    await nextTurn();
  };
  return { ask, begun, end };
}

test('each task of a batch has its own outcome', async () => {
  const { ask, end } = heldBatches(2);
  void ask('a', 'first');
  const replies = Promise.allSettled([ask('a', 'refused'), ask('a', 'taken')]);
  await end();
  await end([{ status: 'rejected', reason: 'full' }, done('taken')]);
  expect(await replies).toEqual([{ status: 'rejected', reason: 'full' }, done('taken')]);
});

test('a batch that fails fails for all of its tasks, and for nobody behind them', async () => {
  const { ask, begun, end } = heldBatches(1);
  const failing = ask('a', 'one');
  const next = ask('a', 'two');
  await Promise.all([expect(failing).rejects.toThrow('no'), end(new Error('no'))]);
  expect(begun).toEqual(['one', 'two']);
  await end();
  expect(await next).toBe('two');
});
