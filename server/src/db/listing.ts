import { type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';

/** What a list was asked for (decision 0013). */
export interface Page {
  page?: number;
  pageSize?: number;
}

/** `limit` and `offset` of a page; without `pageSize` the whole list. */
export const pageOf = ({ page = 1, pageSize }: Page): { limit?: number; offset?: number } =>
  pageSize === undefined ? {} : { limit: pageSize, offset: (page - 1) * pageSize };

/** Cuts a page out of a query (`$dynamic()`); without `pageSize` it stays whole. */
export function cutPage<Query extends PgSelect>(query: Query, page: Page): Query {
  const { limit, offset = 0 } = pageOf(page);
  if (limit !== undefined) query.limit(limit).offset(offset);
  return query;
}

/**
 * The order a list was asked for.
 * @param sort a key of `columns`, with `-` in front for descending
 * @param last makes the order total, so that pages never overlap
 */
export function orderOf(
  sort: string | undefined,
  columns: Record<string, SQL>,
  fallback: string,
  last: SQL,
): SQL {
  const wanted = sort ?? fallback;
  const column = columns[wanted.replace(/^-/, '')] ?? last;
  return wanted.startsWith('-') ? sql`${column} desc, ${last} desc` : sql`${column} asc, ${last} asc`;
}
