import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './types';

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * A statement that is built once for all, and that PostgreSQL plans once for each connection: for what is run while a
 * lock is held (docs/decisions/0070).
 * @param name another one for each text
 * @param statement what differs from run to run are placeholders
 */
export function named<Row extends object>(name: string, statement: SQL) {
  const query = dialect.sqlToQuery(statement);
  return async (tx: Db, values: Record<string, unknown>): Promise<Row[]> => {
    const { rows } = (await tx._.session.prepareQuery(query, undefined, name, false).execute(values)) as {
      rows: Row[];
    };
    return rows;
  };
}
