import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../rows';

/** How many rows each table has, by its name with the schema's. */
export type Count = Record<string, number>;

const rowsOf = async <Row>(db: Db, query: SQL): Promise<Row[]> => (await db.execute(query)).rows as Row[];

/** Counts the rows of every table. */
export async function countRows(db: Db): Promise<Count> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema !~ '^pg_' and table_schema <> 'information_schema' order by 1`,
  );
  const count: Count = {};
  for (const { name } of tables) {
    const [row] = await rowsOf<{ rows: number }>(
      db,
      sql`select count(*)::integer as rows from ${sql.raw(name)}`,
    );
    count[name] = row?.rows ?? 0;
  }
  return count;
}

/** Where they differ, as `public.users: 3 instead of 4`; empty when they do not. */
export const differences = (found: Count, expected: Count): string[] =>
  [...new Set([...Object.keys(found), ...Object.keys(expected)])]
    .filter((table) => found[table] !== expected[table])
    .map((table) => `${table}: ${found[table] ?? 'no table'} instead of ${expected[table] ?? 'no table'}`);
