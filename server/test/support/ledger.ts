import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../src/data/rows';
import { accounts, entries } from '../../src/data/schema';

/** Empties all tables, whatever keeps their rows: twenty times as fast as another copy of the empty database. */
export const emptyAll = async (db: Db): Promise<void> => {
  await db.execute(sql`do $$ declare name text; begin
    perform set_config('session_replication_role', 'replica', true);
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('delete from %I', name);
    end loop;
  end $$`);
};

/** Empties tables together with their ledger entries, which cannot be deleted one by one. */
export const emptyTables = async (db: Db, ...tables: PgTable[]): Promise<void> => {
  const names = [...tables, entries, accounts].map((table) => sql.identifier(getTableName(table)));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} cascade`);
};
