import { sql } from 'drizzle-orm';
import type { Db } from '../../src/data/rows';

/**
 * Waits until somebody waits for a lock in this database: other test files use the same server.
 * @param people how many wait
 */
export async function somebodyWaits(db: Db, people = 1): Promise<void> {
  for (let waiting = 0; waiting < people; ) {
    const { rows } = await db.execute<{ waiting: number }>(
      // The lock that somebody waits for names no database when it is another transaction's row.
      sql`select count(*)::int as waiting from pg_locks waits where not granted and exists (
        select from pg_locks one join pg_database d on d.oid = one.database
        where one.pid = waits.pid and d.datname = current_database())`,
    );
    waiting = rows[0]?.waiting ?? 0;
  }
}
