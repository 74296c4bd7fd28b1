import type { FastifyReply } from 'fastify';
import type { Page } from '../db/listing';

/** Answers a page with the header that says how many rows there are in all. */
export async function answerPage<Row>(
  reply: FastifyReply,
  page: Page,
  rows: Promise<Row[]>,
  total: () => Promise<number>,
): Promise<Row[]> {
  if (page.pageSize !== undefined) reply.header('x-total-count', String(await total()));
  return rows;
}
