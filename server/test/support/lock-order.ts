import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'drizzle-orm';
import type { Database } from '../../src/data/rows';

/** The order in which a transaction locks rows (server/README.md). */
const order = ['seasons', 'sessions', 'users', 'subscriptions', 'accounts', 'payments'];
const ordered = order.join('|');

/** The statements that lock rows of these tables. */
const locking = new RegExp(
  [
    String.raw`\bfrom "?(${ordered})"?\b(?=[^]*\bfor (?:no key )?update\b)`,
    String.raw`\bupdate "?(${ordered})"?\s[^]*?\bset\b`,
    String.raw`\bdelete from "?(${ordered})"?\b`,
  ].join('|'),
  'i',
);

/** The tables of which a transaction has locked rows, now and at its savepoints. */
interface Locks {
  held: Set<string>;
  savepoints: Map<string, Set<string>>;
  isAlone?: boolean;
}

const current = new AsyncLocalStorage<Locks>();

const watch: Logger = {
  logQuery(text) {
    const locks = current.getStore();
    if (!locks || locks.isAlone) return;
    // Whoever fills the demo club is alone in it.
    if (text.startsWith('select pg_advisory_xact_lock')) locks.isAlone = true;
    const [, savepoint] = /^savepoint (\w+)/i.exec(text) ?? [];
    if (savepoint) locks.savepoints.set(savepoint, new Set(locks.held));
    const [, undone] = /^rollback to savepoint (\w+)/i.exec(text) ?? [];
    if (undone) locks.held = new Set(locks.savepoints.get(undone));
    const table = locking.exec(text)?.slice(1).find(Boolean);
    if (!table || locks.held.has(table)) return;
    const later = order.slice(order.indexOf(table) + 1).filter((one) => locks.held.has(one));
    if (later.length > 0) throw new Error(`Locks ${table} after ${later.join(' and ')}: ${text}`);
    locks.held.add(table);
  },
};

/**
 * Makes a database refuse a table's first lock in a transaction that has locked a later table: two such transactions
 * could wait for each other. Further rows of a table may be locked at any time.
 */
export function watchLocks(database: Database): Database {
  const { db } = database;
  const { session } = db as unknown as { session: { logger: Logger; options: { logger?: Logger } } };
  session.logger = watch;
  session.options.logger = watch;
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    transaction((tx) => current.run({ held: new Set(), savepoints: new Map() }, () => work(tx)), config);
  return database;
}
