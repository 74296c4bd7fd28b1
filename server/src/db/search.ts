import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { plain, plainLetters } from 'shared-api/contract';

/** Both cases, since indexes are on an expression that has each of them. */
const bothCases = plainLetters.flatMap(([from, to]) =>
  [...new Set([from, from.toUpperCase()])].map((letter) => [letter, to] as const),
);

const quoted = (value: string): SQL => sql.raw(`'${value.replaceAll("'", "''")}'`);

/**
 * A text without accents and in lower case, so that "emilie" finds "Émilie"; in PostgreSQL's own functions, since the
 * embedded engine has no `unaccent`. Indexes are on exactly this expression; `plain` of the contract is its twin.
 */
export function plainSql(text: SQL): SQL {
  const bare = sql`regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g')`;
  const latin = bothCases.reduce(
    (inner, [from, to]) => sql`replace(${inner}, ${quoted(from)}, ${quoted(to)})`,
    bare,
  );
  return sql`lower(${latin})`;
}

/** A payment's reference as people look for it: banks drop the dashes. The index is on exactly this expression. */
export const bareReference = (reference: SQLWrapper): SQL => sql`lower(replace(${reference}, '-', ''))`;

/** The pattern that finds `text` anywhere in a plain text, with its own wildcards taken literally. */
export const containing = (text: string): string => `%${plain(text.trim()).replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Whether a column has one of many values. They travel as one: a statement with a value for each takes longer to write
 * than to carry out.
 */
export const isAmong = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} in (select value::${sql.raw(column.getSQLType())} from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;
