import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';

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
