import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { plain, plainLetters } from 'shared-api/contract';

/** In both cases, as in the indexed expression. */
const bothCases = plainLetters.flatMap(([from, to]) =>
  [...new Set([from, from.toUpperCase()])].map((letter) => [letter, to] as const),
);

const quoted = (value: string): SQL => sql.raw(`'${value.replaceAll("'", "''")}'`);

/**
 * A text without accents in lower case, so that "emilie" finds "Émilie"; uses only built-in functions, since the
 * embedded engine has no `unaccent`. The indexes are on exactly this expression; `plain` of the contract does the same.
 */
export function plainSql(text: SQL): SQL {
  const bare = sql`regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g')`;
  const latin = bothCases.reduce(
    (inner, [from, to]) => sql`replace(${inner}, ${quoted(from)}, ${quoted(to)})`,
    bare,
  );
  return sql`lower(${latin})`;
}

/** A payment's reference for searching: banks drop the dashes. The index is on exactly this expression. */
export const bareReference = (reference: SQLWrapper): SQL => sql`lower(replace(${reference}, '-', ''))`;

/** A pattern that matches `text` anywhere, with its wildcards escaped. */
export const containing = (text: string): string => `%${plain(text.trim()).replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether a column has one of many values. They are sent as one parameter: building a statement with one each takes
 * longer than running it.
 */
export const isOneOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} in (select value::${sql.raw(column.getSQLType())} from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
