import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { addSessions, fillClub, withClient } from './club';
import { withServer } from './server';

// `npm run bench -- draw`, after `npm test -- build`: 5,000 people enter one draw within a minute, each at a random moment,
// to two processes; then it is made.

const { PEOPLE = 5000, SECONDS = 60 } = process.env;
const people = Number(PEOPLE);
const expected = {
  replies: { 200: people },
  in: 20,
  waiting: people - 20,
  charges: 20,
  told: { 'draw-entered': people, 'place-confirmed': 20, 'waiting-joined': people - 20 },
};

/** The share `part` of a list of numbers is at most this. */
const quantile = (values: number[], part: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0);

let isExact = true;
await withServer(async ({ databaseUrl, secret, products }) => {
  const { players } = await fillClub(databaseUrl, secret, people);
  await withClient(databaseUrl, async (client) => {
    const [id] = await addSessions(client, 1);
    await client.query(`update sessions set draws_at = now() + interval '1 day' where id = $1`, [id]);
    const times: number[] = [];
    const replies: Record<number, number> = {};
    const enter = async (token: string, product = '') => {
      const began = performance.now();
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
      const ask = () => fetch(`${product}/api/v1/Sessions/${id}/waiting-list`, { method: 'POST', headers });
      // A connection may be used again just as it is closed for having been quiet; with its key, nothing is done twice.
      const response = await ask().catch(ask);
      await response.arrayBuffer();
      times.push(performance.now() - began);
      replies[response.status] = (replies[response.status] ?? 0) + 1;
    };
    const began = performance.now();
    await Promise.all(
      players.map(async ({ token }, index) => {
        await wait(Math.random() * Number(SECONDS) * 1000);
        await enter(token, products[index % products.length]);
      }),
    );
    const entered = (performance.now() - began) / 1000;

    /** Has the next round of draws begin now, and waits until something is so. @returns the seconds that it took */
    const until = async (condition: string) => {
      await client.query(`update timers set due_on = now() where name = 'openings'`);
      const began = performance.now();
      while ((await client.query(`select where ${condition}`)).rowCount === 0) await wait(50);
      return (performance.now() - began) / 1000;
    };
    await client.query(`update sessions set draws_at = now() - interval '6 seconds' where id = $1`, [id]);
    const closed = await until('exists (select from draws)');
    await client.query(`update draws set closed_on = closed_on - interval '1 minute'`);
    const drawn = await until('exists (select from sessions where drawn_on is not null)');

    const { rows } = await client.query(
      `select count(*) filter (where standing = 'in')::int as in, count(*) filter (where standing = 'waiting')::int as waiting,
        (select count(*)::int from payments where session_id = $1) as charges,
        (select json_object_agg(template, mails) from (select template, count(*)::int as mails from outbox group by 1) told) as told
      from places where session_id = $1`,
      [id],
    );
    const found = { replies, ...rows[0] };
    if (!isDeepStrictEqual(found, expected)) {
      isExact = false;
      console.log(found);
    }
    console.log(
      `${people} entries in ${entered.toFixed(0)} s: p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms; ` +
        `entries closed within ${closed.toFixed(1)} s, and drawn within ${drawn.toFixed(1)} s of their timers`,
    );
  });
}, 2);
console.log(
  isExact ? 'Exactly twenty, and everybody told once.' : 'NOT exactly twenty, or not everybody told once.',
);
process.exit(isExact ? 0 : 1);
