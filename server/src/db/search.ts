import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** What does not come apart into letters and accents by itself, and the apostrophe, which keyboards lack. */
const letters: readonly (readonly [from: string, to: string])[] = [
  ['œ', 'oe'],
  ['Œ', 'oe'],
  ['æ', 'ae'],
  ['Æ', 'ae'],
  ['ø', 'o'],
  ['Ø', 'o'],
  ['ł', 'l'],
  ['Ł', 'l'],
  ['’', "'"],
];

const quoted = (value: string): SQL => sql.raw(`'${value.replaceAll("'", "''")}'`);

/**
 * A text without accents and in lower case, so that "emilie" finds "Émilie"; in PostgreSQL's own functions, since the
 * embedded engine has no `unaccent`. Indexes are on exactly this expression, and `plain` does the same in JavaScript.
 */
export function plainSql(text: SQL): SQL {
  const bare = sql`regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g')`;
  const latin = letters.reduce(
    (inner, [from, to]) => sql`replace(${inner}, ${quoted(from)}, ${quoted(to)})`,
    bare,
  );
  return sql`lower(${latin})`;
}

/** The same for what somebody looks for. */
export function plain(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  return letters.reduce((inner, [from, to]) => inner.replaceAll(from, to), bare).toLowerCase();
}

/** A payment's reference as people look for it: banks drop the dashes. The index is on exactly this expression. */
export const bareReference = (reference: SQLWrapper): SQL => sql`lower(replace(${reference}, '-', ''))`;

/** The pattern that finds `text` anywhere in a plain text, with its own wildcards taken literally. */
export const containing = (text: string): string => `%${plain(text.trim()).replace(/[\\%_]/g, '\\$&')}%`;
