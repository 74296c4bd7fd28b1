import { setImmediate as nextTurn } from 'node:timers/promises';
import { createKeyedQueue } from '../../src/db/keyed-queue';

/** Work that ends when a test says so, and what of it has begun. */
function heldWork(atOnce: number) {
  const queue = createKeyedQueue(atOnce);
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const ask = (key: string, name: string) =>
    queue.run(key, async () => {
      begun.push(name);
      await new Promise<void>((resolve, reject) => {
        ends.set(name, (failure) => (failure ? reject(failure) : resolve()));
      });
      return name;
    });
  const end = async (name: string, failure?: Error) => {
    ends.get(name)?.(failure);
    await nextTurn();
  };
  return { ask, begun, end };
}

test('so much at once is under way for a key, and the rest in the order in which it was asked for', async () => {
  const { ask, begun, end } = heldWork(2);
  const replies = Promise.all(['one', 'two', 'three', 'four'].map((name) => ask('a', name)));
  expect(begun).toEqual(['one', 'two']);
  await end('two');
  expect(begun).toEqual(['one', 'two', 'three']);
  await end('one');
  expect(begun).toEqual(['one', 'two', 'three', 'four']);
  await end('three');
  await end('four');
  expect(await replies).toEqual(['one', 'two', 'three', 'four']);
});

test('one key does not wait for another', () => {
  const { ask, begun } = heldWork(1);
  for (const key of ['a', 'b', 'a']) void ask(key, key + begun.length);
  expect(begun).toEqual(['a0', 'b1']);
});

test('what fails gives its turn on, and fails for who asked for it alone', async () => {
  const { ask, begun, end } = heldWork(1);
  const failing = ask('a', 'one');
  const next = ask('a', 'two');
  await Promise.all([expect(failing).rejects.toThrow('no'), end('one', new Error('no'))]);
  expect(begun).toEqual(['one', 'two']);
  await end('two');
  expect(await next).toBe('two');
  void ask('a', 'three');
  expect(begun).toEqual(['one', 'two', 'three']);
});
