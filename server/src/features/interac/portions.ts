import { setImmediate } from 'node:timers/promises';

/**
 * Processes many values in portions, in order. Between portions the event loop gets to other work, which
 * synchronous work, or PGlite's answers (microtasks), would hold up.
 * @param size values per portion: others wait no longer than these take
 * @returns the results of all portions
 */
export async function inPortions<Value, Result>(
  values: readonly Value[],
  size: number,
  work: (portion: Value[], start: number) => readonly Result[] | PromiseLike<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < values.length; start += size) {
    results.push(...(await work(values.slice(start, start + size), start)));
    await setImmediate();
  }
  return results;
}
