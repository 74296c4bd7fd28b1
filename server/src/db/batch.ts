import DataLoader from 'dataloader';

/**
 * Answers reads of concurrent requests with one statement. It starts after the last of them was requested, so
 * that no result is older than its request; equal keys are read once.
 * @param read one value for each key, in their order
 * @param nameOf identifies a key; the key itself by default
 * @param maxBatchSize how many keys are read together; even with 1, equal keys are read once
 */
export function batchReads<Key, Value>(
  read: (keys: readonly Key[]) => Promise<Value[]>,
  nameOf: (key: Key) => unknown = (key) => key,
  maxBatchSize = Number.POSITIVE_INFINITY,
): (key: Key) => Promise<Value> {
  const loader: DataLoader<Key, Value, unknown> = new DataLoader(
    (keys) => {
      loader.clearAll();
      return read(keys);
    },
    { batchScheduleFn: setImmediate, cacheKeyFn: nameOf, maxBatchSize },
  );
  return (key) => loader.load(key);
}
