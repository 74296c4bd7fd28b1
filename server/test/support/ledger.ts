import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { accounts, entries } from '../../src/db/schema';
import type { Db } from '../../src/db/types';

/** Empties tables together with their ledger entries, which cannot be deleted one by one. */
export const emptyTables = async (db: Db, ...tables: PgTable[]): Promise<void> => {
  const names = [...tables, entries, accounts].map((table) => sql.identifier(getTableName(table)));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`);
};
