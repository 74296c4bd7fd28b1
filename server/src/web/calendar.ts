import type { FastifyInstance } from 'fastify';

/** Reads a person's calendar; 'gone' once its address has ended, undefined if it never was one. */
export type CalendarSource = (
  file: string,
) => Promise<{ content: string; etag: string } | 'gone' | undefined>;

/**
 * Serves people's calendars to the programs that follow them: unchanged ones without their content (RFC 9110 §13.1.2),
 * and of an address that has ended that it has, so that they stop asking.
 */
export function registerCalendar(app: FastifyInstance, calendar: CalendarSource): void {
  const options = { schema: { hide: true } as object };
  app.get<{ Params: { file: string } }>(
    '/api/calendar/:file',
    options,
    async ({ params, headers }, reply) => {
      const found = await calendar(params.file);
      if (!found) return reply.callNotFound();
      reply.headers({ 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
      if (found === 'gone') return reply.code(410).type('text/plain; charset=utf-8').send('');
      reply.header('etag', found.etag);
      if (headers['if-none-match'] === found.etag) return reply.code(304).send();
      return reply.type('text/calendar; charset=utf-8').send(found.content);
    },
  );
}
