import fastify from 'fastify';
import pg from 'pg';

/*
 * The bare twin: Fastify and pg, one prepared select per route, no tokens, permissions, log or headers. What the
 * product computes (counts, first names) is precomputed in `twin_sessions`, so that the replies have the same length.
 */

const { DATABASE_URL, DATABASE_POOL, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL) });
const columns = (
  participants = 'participants',
) => `id, session_date as "sessionDate", start_time as "startTime", end_time as "endTime",
  max_capacity as "maxCapacity", drop_in_price as "dropInPrice", location, status,
  registered_players_count as "registeredPlayersCount", waiting_list_count as "waitingListCount", offered_places_count as "offeredPlacesCount", ${participants},
  is_attending as "isAttending", waiting_position as "waitingPosition", place, null as "cancelReason", version`;

const app = fastify();

app.get<{ Params: { id: string } }>('/api/v1/Sessions/:id', async ({ params }) => {
  const text = `select ${columns()} from twin_sessions where id = $1`;
  return (await pool.query({ name: 'session', text, values: [params.id] })).rows[0];
});

app.get<{ Querystring: { page: string; pageSize: string } }>(
  '/api/v1/Sessions/all',
  async ({ query }, reply) => {
    const shown = `case when ends_at <= now() then '[]' else participants end as participants`;
    const limit = Number(query.pageSize);
    const text = `select ${columns(shown)} from twin_sessions order by starts_at, id limit $1 offset $2`;
    const [total, list] = await Promise.all([
      pool.query({ name: 'total', text: 'select count(*) as total from twin_sessions' }),
      pool.query({ name: 'list', text, values: [limit, (Number(query.page) - 1) * limit] }),
    ]);
    reply.header('x-total-count', total.rows[0].total);
    return list.rows;
  },
);

app.get('/api/v1/Sessions/available', async () => {
  const text = `select ${columns()} from twin_sessions where ends_at > $1 and status in (0, 1) order by starts_at, id`;
  return (await pool.query({ name: 'available', text, values: [new Date()] })).rows;
});

app.get('/api/v1/Users/me', async ({ headers }) => {
  const text = `select id, username, first_name as "firstName", last_name as "lastName", email, is_admin as "isAdmin",
    payment_plan as "paymentPlan", status, created_on as "createdOn", email_confirmed_on is not null as "emailConfirmed",
    pending_email as "pendingEmail", wants_news as "wantsNews", wants_reminders as "wantsReminders",
    wants_answers as "wantsAnswers", wants_spots as "wantsSpots", wants_passes as "wantsPasses", asks_first as "asksFirst", language, version, false as "passkeyNeeded", false as "hasWaited"
    from users where id = $1`;
  return (await pool.query({ name: 'me', text, values: [headers['x-user-id']] })).rows[0];
});

await app.listen({ port: Number(PORT), host: '127.0.0.1' });
process.send?.('ready');
