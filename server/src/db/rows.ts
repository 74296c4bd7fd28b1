import { sql } from 'drizzle-orm';
import type { Db } from './types';

/** The first row of a query; undefined when there is none. */
export const firstOf = async <Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> => (await query)[0];

/** Whether a database has a table: an older one lacks some. @param name with its schema's */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select to_regclass(${name}) is not null as there`);
  return rows[0]?.there === true;
}
