import { and, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { betweenWords, plain, plainLetters, readSearch, withinWords } from 'shared-api/contract';

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

/** A text as searches see it; the indexes are on exactly this expression. `searchedText` of the contract does the same. */
export const searchedSql = (text: SQL): SQL => {
  const bare = plainSql(text);
  const words = sql`regexp_replace(${bare}, ${quoted(betweenWords)}, ' ', 'g')`;
  const joined = sql`regexp_replace(${bare}, ${quoted(withinWords)}, '', 'g')`;
  return sql`(' ' || ${words} || ' ' || ${joined} || ' |')`;
};

/**
 * Whether a text of `searchedSql` has every word of a search.
 * @returns undefined for a search without words
 */
export const finds = (text: SQL | PgColumn, search = ''): SQL | undefined =>
  and(
    ...readSearch(search).map(({ parts, address }) =>
      or(
        and(...parts.map((part) => like(text, `%${part}%|%`))),
        address === undefined ? undefined : like(text, `%|%${address.replace(/[\\%_]/g, '\\$&')}%`),
      ),
    ),
  );

/** A payment's reference for searching: banks drop the dashes. The index is on exactly this expression. */
export const bareReference = (reference: SQLWrapper): SQL => sql`lower(replace(${reference}, '-', ''))`;

/** Fewer letters match references by chance, or because all of them begin alike. */
const referenceLetters = 4;

/** Whether a reference has a search in it; undefined for one that is too short. */
export const findsReference = (reference: SQLWrapper, search = ''): SQL | undefined => {
  const bare = plain(search).replace(/[^a-z\d]/g, '');
  return bare.length < referenceLetters ? undefined : like(bareReference(reference), `%${bare}%`);
};
