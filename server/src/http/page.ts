import type { FastifyReply } from 'fastify';
import type { Listed } from '../db/listing';

/** Answers a list with the header that says how many rows there are in all. */
export async function answerPage<Row>(reply: FastifyReply, listed: Promise<Listed<Row>>): Promise<Row[]> {
  const { rows, total } = await listed;
  if (total !== undefined) reply.header('x-total-count', String(total));
  return rows;
}
