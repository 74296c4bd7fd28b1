import DataLoader from 'dataloader';

/**
 * Answers the reads of requests that arrive together with one statement. It begins after the last of them has asked,
 * so that nobody is told what was true before; equal keys are read once.
 * @param read one value for each key, in their order
 * @param nameOf tells keys apart; the key itself unless given
 * @param maxBatchSize keys that are read together; with 1, equal keys still are one
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
