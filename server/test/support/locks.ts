import { sql } from 'drizzle-orm';
import type { Db } from '../../src/db/types';

/** Until somebody waits for a lock. */
export async function somebodyWaits(db: Db): Promise<void> {
  for (let waiting = 0; waiting === 0; ) {
    const { rows } = await db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pg_locks where not granted`,
    );
    waiting = rows[0]?.waiting ?? 0;
  }
}
