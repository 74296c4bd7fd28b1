import type { Db } from './types';

/** What is on its way in each transaction. */
const deferred = new WeakMap<Db, Promise<void>[]>();

/**
 * Goes on without waiting for a write of which nothing is read: it is sent together with what follows it, the end of the
 * transaction included, which fails with it. In a savepoint it is waited for.
 */
export async function defer(tx: Db, write: Promise<unknown>): Promise<void> {
  // Begins Drizzle's queries, and no later than this: what follows comes after it.
  const sent = write.then(() => undefined);
  const writes = deferred.get(tx);
  if (!writes) return sent;
  sent.catch(() => undefined);
  writes.push(sent);
}

/** Makes a database's transactions wait for what they have deferred. */
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
      // Says why: after a failure PostgreSQL refuses what follows, and rolls back at `commit` without a word.
      await Promise.all(writes);
    }
  };
}
