import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../data/rows';

/** `/health/live`: the process answers. `/health/ready`: so does its database, and it is not shutting down. */
export function registerHealth(app: FastifyInstance, db: Db): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const answers = await db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const ready = answers && !closing;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}
