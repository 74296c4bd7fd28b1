import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../data/rows';
import { places, sessions, users } from '../../data/schema';
import type { Clock } from '../../time/clock';

/** How long the revision is cached, in milliseconds. */
const maxAge = 1000;

/**
 * The visible version of each row, as one number: `xmin` is the transaction that wrote it. Writers maintain
 * nothing, and a change counts from the moment it can be read (docs/decisions/0013).
 */
const digestOf = (table: typeof sessions | typeof places | typeof users, where: SQL): SQL =>
  sql`(select coalesce(sum(hashtextextended(concat(id, ' ', xmin), 0)), 0) from ${table} where ${where})`;

async function readRevision(db: Db, now: Date): Promise<string> {
  const coming = sql`session_id in (select id from ${sessions} where ends_at > ${now.toISOString()}::timestamptz)`;
  const { rows } = await db.execute<{ revision: string }>(sql`
    select md5(concat_ws(' ', ${digestOf(sessions, sql`true`)}, ${digestOf(places, coming)},
      ${digestOf(users, sql`id in (select user_id from ${places} where ${coming})`)})) as revision`);
  return rows[0]?.revision ?? '';
}

/**
 * A token that changes whenever anything changes that pages show of sessions, their places and their waiting lists. It
 * is the same in every process, and read at most once a second.
 */
export function prepareRevision(db: Db, clock: Clock): () => Promise<string> {
  let [readAt, revision] = [Number.NEGATIVE_INFINITY, Promise.resolve('')];
  return () => {
    const now = clock.now();
    // The absolute difference, since the machine's clock may be set back.
    if (Math.abs(now.getTime() - readAt) >= maxAge) {
      readAt = now.getTime();
      revision = readRevision(db, now);
      revision.catch(() => {
        readAt = Number.NEGATIVE_INFINITY;
      });
    }
    return revision;
  };
}
