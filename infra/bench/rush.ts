import { isDeepStrictEqual } from 'node:util';
import { addSessions, fillClub, withClient } from './club';
import { median, withServer } from './server';

// `npm run bench -- rush`, after `npm test -- build`: a thousand people say yes at once to a session of twenty places, half
// of them to each of two processes.

const rounds = Number(process.env.ROUNDS ?? 20);

/** What the database has of a session: people who are in, what it counts itself, what they owe, and their mails. */
const outcome = `select
  (select count(*)::int from places p where p.session_id = s.id and standing = 'in') as places,
  s.registered_players_count as counted, s.status,
  (select count(*)::int from payments p where p.session_id = s.id) as charges,
  (select coalesce(-sum(e.amount_cents), 0)::int from entries e join payments p on p.id = e.payment_id
    where p.session_id = s.id) as cents,
  (select count(*)::int from outbox o where o.template = 'place-confirmed' and o.created_on >= $2) as mails
  from sessions s where s.id = $1`;
const expected = {
  replies: { 201: 20, 409: 980 },
  places: 20,
  counted: 20,
  status: 1,
  charges: 20,
  cents: 20_000,
  mails: 20,
};

let isExact = true;
await withServer(async ({ databaseUrl, secret, products }) => {
  const { players } = await fillClub(databaseUrl, secret);
  await withClient(databaseUrl, async (client) => {
    const seconds: number[] = [];
    for (const sessionId of await addSessions(client, rounds)) {
      const began = new Date();
      const statuses = await Promise.all(
        players.map(async ({ token }, index) => {
          const url = `${products[index % products.length]}/api/v1/Attendance/sessions/${sessionId}`;
          const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
          const body = JSON.stringify({ isAttending: true });
          const response = await fetch(url, { method: 'POST', headers, body });
          await response.arrayBuffer();
          return response.status;
        }),
      );
      seconds.push((Date.now() - began.getTime()) / 1000);
      const replies: Record<number, number> = {};
      for (const status of statuses) replies[status] = (replies[status] ?? 0) + 1;
      const { rows } = await client.query(outcome, [sessionId, began]);
      const found = { replies, ...rows[0] };
      if (isDeepStrictEqual(found, expected)) continue;
      isExact = false;
      console.log(`round ${seconds.length}:`, found);
    }
    console.log(
      `${rounds} rounds, ${products.length} processes, a median of ${median(seconds).toFixed(1)} s a round`,
    );
  });
}, 2);
console.log(isExact ? 'Exactly twenty each time.' : 'NOT exactly twenty each time.');
process.exit(isExact ? 0 : 1);
