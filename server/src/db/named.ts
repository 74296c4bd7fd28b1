import type { SQL, SQLWrapper } from 'drizzle-orm';
import { type PgColumn, PgDialect, type PreparedQueryConfig, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from './types';

const dialect = new PgDialect({ casing: 'snake_case' });

/** Builds selects for `named`. */
export const queryBuilder = new QueryBuilder(dialect);

/**
 * A statement that is built once and planned once for each connection, for statements that run while a lock is held
 * (docs/decisions/0014).
 * @param name unique for each text
 * @param statement with placeholders for all variable values
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

/** The same for a select of the query builder. @param columns what it selects */
export function namedSelect<Row extends object>(
  name: string,
  columns: Record<keyof Row & string, PgColumn | SQL>,
  select: SQLWrapper,
) {
  const query = dialect.sqlToQuery(select.getSQL());
  const fields = Object.entries<PgColumn | SQL>(columns).map(([key, field]) => ({ path: [key], field }));
  return (tx: Db, values: Record<string, unknown>): Promise<Row[]> =>
    tx._.session
      .prepareQuery<{ execute: Row[] } & PreparedQueryConfig>(query, fields, name, true)
      .execute(values);
}
