/** Runs work of one key at a time. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Turns in order of arrival, within this process. Whoever waits for a lock in the database holds a connection; whoever
 * waits here does not.
 */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const run = (last.get(key) ?? Promise.resolve()).then(work);
    const ended = run.catch(() => undefined);
    last.set(key, ended);
    try {
      return await run;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
}
