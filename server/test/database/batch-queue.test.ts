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

test('those who ask while a batch is under way are the next one, in their order, so many at most', async () => {
  const { ask, begun, end } = heldBatches(2);
  const replies = Promise.all(['one', 'two', 'three', 'four'].map((task) => ask('a', task)));
  expect(begun).toEqual(['one']);
  await end();
  expect(begun).toEqual(['one', 'two,three']);
  await end();
  expect(begun).toEqual(['one', 'two,three', 'four']);
  await end();
  expect(await replies).toEqual(['one', 'two', 'three', 'four']);
});

test('one key does not wait for another, and begins anew once nobody waits', async () => {
  const { ask, begun, end } = heldBatches(2);
  void ask('a', 'one');
  void ask('b', 'two');
  expect(begun).toEqual(['one', 'two']);
  await end();
  void ask('a', 'three');
  expect(begun).toEqual(['one', 'two', 'three']);
});

test('each task of a batch has its own outcome', async () => {
  const { ask, end } = heldBatches(2);
  void ask('a', 'first');
  const replies = Promise.allSettled([ask('a', 'refused'), ask('a', 'taken')]);
  await end();
  await end([{ status: 'rejected', reason: 'full' }, done('taken')]);
  expect(await replies).toEqual([{ status: 'rejected', reason: 'full' }, done('taken')]);
});

test('tasks of which a batch says nothing are the first of the next', async () => {
  const { ask, begun, end } = heldBatches(3);
  const replies = Promise.all(['zero', 'one', 'two', 'three'].map((task) => ask('a', task)));
  await end();
  await end([done('one')]);
  expect(begun).toEqual(['zero', 'one,two,three', 'two,three']);
  await end();
  expect(await replies).toEqual(['zero', 'one', 'two', 'three']);
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
