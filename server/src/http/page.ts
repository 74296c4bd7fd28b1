import type { FastifyReply } from 'fastify';
import type { Listed } from '../db/listing';

/** Sends a list with the header of its total number of rows. */
export async function answerPage<Row>(reply: FastifyReply, listed: Promise<Listed<Row>>): Promise<Row[]> {
  const { rows, total } = await listed;
  if (total !== undefined) reply.header('x-total-count', String(total));
  return rows;
}
