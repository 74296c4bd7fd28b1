import { type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';

/** The paging and sorting of a list request. */
export interface Page {
  page?: number;
  pageSize?: number;
}

/** `limit` and `offset` of a page; without `pageSize` the whole list. */
const pageOf = ({ page = 1, pageSize }: Page): { limit?: number; offset?: number } =>
  pageSize === undefined ? {} : { limit: pageSize, offset: (page - 1) * pageSize };

/** Limits a query (`$dynamic()`) to a page; without `pageSize` it stays whole. */
export function limitToPage<Query extends PgSelect>(query: Query, page: Page): Query {
  const { limit, offset = 0 } = pageOf(page);
  if (limit !== undefined) query.limit(limit).offset(offset);
  return query;
}

/** A list, or a page of it. */
export interface Listed<Row> {
  rows: Row[];
  /** The total number of rows; only with a page. */
  total: number | undefined;
}

/**
 * Reads a page and the total number of rows.
 * @param query `$dynamic()`
 * @param show turns a row into the answer's item
 */
export async function readPage<Query extends PgSelect, Row>(
  query: Query,
  page: Page,
  total: () => PromiseLike<number>,
  show: (row: Awaited<Query>[number]) => Row,
): Promise<Listed<Row>> {
  // Awaited together: when the database is down both fail, and an unhandled rejection would end the process.
  const [rows, count] = await Promise.all([
    limitToPage(query, page),
    page.pageSize === undefined ? undefined : total(),
  ]);
  return { rows: rows.map(show), total: count };
}

/**
 * The requested order of a list.
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
