import type { Db } from './types';

/**
 * Prepares a frequent read once for each database, and in a transaction each time: drizzle takes four times as long to
 * write a wide statement as to send it and read the reply.
 */
export function builtOnce<Read>(build: (db: Db) => Read): (db: Db) => Read {
  const built = new WeakMap<Db, Read>();
  return (db) => {
    const read = built.get(db) ?? build(db);
    built.set(db, read);
    return read;
  };
}
