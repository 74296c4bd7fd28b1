import { type GetColumnData, getTableColumns, Placeholder, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgColumn, PgDatabase, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';

/** A list in parts of 1,000: a statement has at most 65,535 values, and PGlite blocks the event loop during one. */
export const chunksOf = <One>(list: readonly One[]): One[][] =>
  Array.from({ length: Math.ceil(list.length / 1000) }, (_, at) => list.slice(at * 1000, at * 1000 + 1000));

/** The first row of a query; undefined when there is none. */
export const firstOf = async <Row>(query: PromiseLike<Row[]>): Promise<Row | undefined> => (await query)[0];

/** Whether a database has a table: an older one lacks some. @param name with its schema's */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select to_regclass(${name}) is not null as there`);
  return rows[0]?.there === true;
}

/**
 * Prepares a frequent read once for each database, and in a transaction each time: drizzle takes four times as long to
 * write a wide statement as to send it and read the reply.
 */
export function builtOnce<Read>(build: (db: Db) => Read): (db: Db) => Read {
  const built = new WeakMap<Db, Read>();
  return (db) => {
    const read = built.get(db) ?? build(db);
    built.set(db, read);
    return read;
  };
}

/**
 * Whether a column has one of many values. They are sent as one parameter: building a statement with one each takes
 * longer than running it.
 */
export const isOneOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} in (select value::${sql.raw(column.getSQLType())} from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/** The same of few, by which an index finds them. @param values also the placeholder for them */
export const isAmong = (column: PgColumn, values: readonly string[] | Placeholder): SQL =>
  sql`${column} = any(${values instanceof Placeholder ? values : sql.param(values)})`;

/** Columns with their names here and there. */
const namesOf = (columns: Columns) =>
  Object.entries(columns).map(([name, column]) => [name, toSnakeCase(name), column] as const);
type Columns = Readonly<Record<string, PgColumn>>;

/**
 * Creates the beginning of a statement that adds whole rows, as one parameter: building a statement with one for each
 * field takes longer than running it. What the database derives is left out.
 */
export function intoTable<Table extends PgTable>(
  table: Table,
): (rows: readonly Table['$inferSelect'][]) => SQL {
  const columns = namesOf(getTableColumns(table)).filter(([, , { generated }]) => !generated);
  const named = sql.raw(columns.map(([, stored]) => `"${stored}"`).join(', '));
  const stored = (row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([name, stored]) => [stored, row[name]]));
  return (rows) => sql`insert into ${table} (${named}) select ${named}
    from json_populate_recordset(null::${table}, ${JSON.stringify(rows.map(stored))}::json)`;
}

/** Creates the reader of rows as PostgreSQL's `to_json` writes them, so that one statement reads several tables. */
export function jsonRowsOf<Some extends Columns>(
  columns: Some,
): (rows: readonly Record<string, unknown>[]) => { [Name in keyof Some]: GetColumnData<Some[Name]> }[] {
  const named = namesOf(columns);
  const read = (row: Record<string, unknown>) =>
    named.map(([name, stored, column]): [string, unknown] => {
      const value = row[stored];
      return [name, value === null ? null : column.mapFromDriverValue(value)];
    });
  return (rows) => rows.map((row) => Object.fromEntries(read(row)) as never);
}

/** Values that each have a column. */
type Stored<Table extends PgTable, Values> = Values & {
  [Key in Exclude<keyof Values, keyof Table['$inferInsert']>]: never;
};

/**
 * Values for a row of `table`. A value without a column does not compile: TypeScript allows extra properties in
 * spreads, and Drizzle silently drops them.
 */
export const valuesFor = <Table extends PgTable, Values extends PgUpdateSetSource<Table>>(
  _table: Table,
  values: Stored<Table, Values>,
): Values => values;

/**
 * The first argument of functions that only read: the database or a transaction on it. Both engines answer queries
 * alike, so the type of one serves for both.
 */
export type Db = PgDatabase<NodePgQueryResultHKT>;

/** A transaction: the first argument of functions that write or lock, which a database is not. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** An open database and how to close it. */
export interface Database {
  db: Db;
  close(): Promise<void>;
}
