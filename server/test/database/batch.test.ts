import { setImmediate as nextTurn } from 'node:timers/promises';
import { batchReads } from '../../src/db/batch';

/** A read that ends when a test ends it, and the keys that it was asked for. */
function heldRead(maxBatchSize?: number) {
  const asked: { keys: readonly string[]; end(value: string): void; fail(error: Error): void }[] = [];
  const read = (keys: readonly string[]) =>
    new Promise<string[]>((resolve, reject) => {
      asked.push({ keys, end: (value) => resolve(keys.map((key) => key + value)), fail: reject });
    });
  return { asked, read: batchReads(read, undefined, maxBatchSize) };
}

test('what is asked together is read once, equal keys too, and each gets its own', async () => {
  const { asked, read } = heldRead();
  const replies = Promise.all([read('a'), read('b'), read('a')]);
  await nextTurn();
  expect(asked.map(({ keys }) => keys)).toEqual([['a', 'b']]);
  asked[0]?.end('1');
  expect(await replies).toEqual(['a1', 'b1', 'a1']);
});

test('what is asked after a read has begun is read anew, though the first is still under way', async () => {
  const { asked, read } = heldRead();
  const before = read('a');
  await nextTurn();
  const after = read('a');
  await nextTurn();
  asked[1]?.end('2');
  asked[0]?.end('1');
  expect([await before, await after]).toEqual(['a1', 'a2']);
});

test('a failure reaches all who asked, and nobody later', async () => {
  const { asked, read } = heldRead();
  const replies = Promise.allSettled([read('a'), read('b')]);
  await nextTurn();
  asked[0]?.fail(new Error('away'));
  expect((await replies).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = read('a');
  await nextTurn();
  asked[1]?.end('2');
  expect(await again).toBe('a2');
});

test('read one by one, equal keys are still one, and one that fails fails alone', async () => {
  const { asked, read } = heldRead(1);
  const replies = Promise.allSettled([read('a'), read('b'), read('a')]);
  await nextTurn();
  expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  asked[0]?.fail(new Error('too slow'));
  asked[1]?.end('1');
  expect((await replies).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
});
