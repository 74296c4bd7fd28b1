import type { Db } from './types';

/** Pending writes of each transaction. */
const deferred = new WeakMap<Db, Promise<void>[]>();

/**
 * Sends a write without waiting for its result: it goes with the statement that follows, or with the commit, which
 * fails if it fails. In a savepoint it is awaited.
 */
export async function defer(tx: Db, write: Promise<unknown>): Promise<void> {
  // Starts Drizzle's query now, so that later statements come after it.
  const sent = write.then(() => undefined);
  const writes = deferred.get(tx);
  if (!writes) return sent;
  sent.catch(() => undefined);
  writes.push(sent);
}

/** Makes a database's transactions wait for their deferred writes. */
export function awaitDeferred(db: Db): void {
  const transaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const writes: Promise<void>[] = [];
    try {
      return await transaction((tx) => {
        deferred.set(tx, writes);
        return work(tx);
      }, config);
    } finally {
      // Reports the cause: after a failure PostgreSQL refuses later statements, and `commit` silently rolls back.
      await Promise.all(writes);
    }
  };
}
