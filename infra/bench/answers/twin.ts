import fastify from 'fastify';
import pg from 'pg';

/*
 * The bare twin: Fastify and pg, one transaction per answer, which locks the session, writes the answer and counts the
 * players. No tokens, permissions, rules, money, mail or log.
 */

const { DATABASE_URL, DATABASE_POOL, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL) });
const app = fastify();

app.put<{ Params: { id: string }; Body: { isAttending: boolean } }>(
  '/api/v1/Attendance/sessions/:id',
  async ({ params, body, headers }) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const lock = 'select max_capacity from sessions where id = $1 for no key update';
      await client.query({ name: 'lock', text: lock, values: [params.id] });
      const write =
        'update places set standing = $3, updated_on = now() where session_id = $1 and user_id = $2';
      await client.query({
        name: 'write',
        text: write,
        values: [params.id, headers['x-user-id'], body.isAttending ? 'in' : 'out'],
      });
      const read = 'select registered_players_count as taken from sessions where id = $1';
      const { rows } = await client.query({ name: 'read', text: read, values: [params.id] });
      await client.query('commit');
      return { isAttending: body.isAttending, ...rows[0] };
    } finally {
      client.release();
    }
  },
);

await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.send?.('ready');
