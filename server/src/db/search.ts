import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { plain, plainLetters } from 'shared-api/contract';

/** In both cases, since not every database's `lower` knows them; ẞ is a capital that small letters do not have. */
const bothCases: (readonly [from: string, to: string])[] = [
  ...[...plainLetters].flatMap(([from, to]) =>
    [...new Set([from, from.toUpperCase()])]
      .filter((letter) => letter.length === 1)
      .map((letter) => [letter, to] as const),
  ),
  ['ẞ', 'ss'],
];
const single = bothCases.filter(([, to]) => to.length === 1);
const longer = bothCases.filter(([, to]) => to.length > 1);

const quoted = (value: string): SQL => sql.raw(`'${value.replaceAll("'", "''")}'`);

/**
 * A text without accents in lower case, so that "emilie" finds "Émilie"; uses only built-in functions, since the
 * embedded engine has no `unaccent`. The indexes are on exactly this expression; `plain` of the contract does the same.
 */
export function plainSql(text: SQL): SQL {
  const decomposed = sql`normalize(translate(${text}, ${quoted('´`')}, ${quoted("''")}), NFKD)`;
  const bare = sql`regexp_replace(${decomposed}, '[\\u0300-\\u036f]', '', 'g')`;
  const [froms, tos] = [single.map(([from]) => from), single.map(([, to]) => to)];
  const latin = sql`translate(${bare}, ${quoted(froms.join(''))}, ${quoted(tos.join(''))})`;
  const spelled = longer.reduce(
    (inner, [from, to]) => sql`replace(${inner}, ${quoted(from)}, ${quoted(to)})`,
    latin,
  );
  return sql`lower(${spelled})`;
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
