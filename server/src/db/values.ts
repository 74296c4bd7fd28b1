import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';

/** Values of which each has a column. */
type Stored<Table extends PgTable, Values> = Values & {
  [Key in Exclude<keyof Values, keyof Table['$inferInsert']>]: never;
};

/**
 * Values for a row of `table`, as they are. A value without a column does not compile: TypeScript lets what is spread
 * carry more than a type has, and Drizzle drops it without a word.
 */
export const valuesFor = <Table extends PgTable, Values extends PgUpdateSetSource<Table>>(
  _table: Table,
  values: Stored<Table, Values>,
): Values => values;
