import type { FastifyReply } from 'fastify';
import type { Page } from '../db/listing';

/** Answers a page with the header that says how many rows there are in all. */
export async function answerPage<Row>(
  reply: FastifyReply,
  page: Page,
  rows: Promise<Row[]>,
  total: () => Promise<number>,
): Promise<Row[]> {
  // Together: when the database is away both fail, and a failure that nobody awaits would end the process.
  const [found, count] = await Promise.all([rows, page.pageSize === undefined ? undefined : total()]);
  if (count !== undefined) reply.header('x-total-count', String(count));
  return found;
}
