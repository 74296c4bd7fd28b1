import { type SQL, sql } from 'drizzle-orm';
import type PgBoss from 'pg-boss';
import type { Db } from '../db/types';

/** Lets pg-boss write in one of our transactions: converts its statement with values `$1`, `$2`, … for Drizzle. */
export const withinTransaction = (tx: Db): PgBoss.Db => ({
  executeSql: async (text, values) =>
    (await tx.execute(toSql(text, values))) as unknown as { rows: unknown[] },
});

function toSql(text: string, values: unknown[]): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1] ?? null}`)),
  );
}
