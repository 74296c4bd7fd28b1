import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../workspaces/paths.mjs';
import { addSessions, fillClub, withClient } from './club';
import { withServer } from './server';

// `npm run bench -- crowd`, after one `npm start`: a club much larger than ours opens the schedule and answers in the same
// minute, each person at a random moment. The browsers have the site's files already, as on any second visit: they ask
// whether these have changed.

const { PEOPLE = 5000, SECONDS = 60, SESSIONS = 25, PROCESSES = 1 } = process.env;
const within = 500;

/** The page's document, and the pointer to the portal's release. */
const files = { document: '/schedule', pointer: '/registry/player-portal.json' };

/** What the schedule asks for once these are there. */
const reads = ['Users/me', 'Settings/club', 'Balances/mine', 'Sessions/upcoming'];

/** The share `part` of a list of numbers is at most this. */
const quantile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;

let isGood = true;
await withServer(
  async ({ databaseUrl, secret, products }) => {
    const { players } = await fillClub(databaseUrl, secret, Number(PEOPLE));
    const sessions = await withClient(databaseUrl, (client) => addSessions(client, Number(SESSIONS)));
    const known: Record<string, string> = {};
    for (const path of Object.values(files)) {
      const { headers } = await fetch(`${products[0]}${path}`);
      known[path] = headers.get('etag') ?? '';
    }
    const began = process.cpuUsage();
    const times: Record<string, number[]> = { document: [], pointer: [], read: [], answer: [] };
    const replies: Record<string, number> = {};

    const ask = async (name: string, url: string, init: RequestInit, expected: number[]) => {
      const began = performance.now();
      const status = await fetch(url, init).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        (error: Error) => String(error.cause ?? error),
      );
      times[name]?.push(performance.now() - began);
      const reply = `${name} ${status}`;
      replies[reply] = (replies[reply] ?? 0) + 1;
      if (!expected.some((one) => one === status)) isGood = false;
    };

    const visit = async (token: string, index: number) => {
      await wait(Math.random() * Number(SECONDS) * 1000);
      const url = products[index % products.length] ?? '';
      const headers = { authorization: `Bearer ${token}` };
      for (const [name, path] of Object.entries(files))
        await ask(name, `${url}${path}`, { headers: { 'if-none-match': known[path] ?? '' } }, [304]);
      await Promise.all(reads.map((read) => ask('read', `${url}/api/v1/${read}`, { headers }, [200])));
      const answer = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ isAttending: true }),
      };
      const session = sessions[index % sessions.length];
      await ask('answer', `${url}/api/v1/Attendance/sessions/${session}`, answer, [201, 409]);
    };
    await Promise.all(players.map(({ token }, index) => visit(token, index)));
    const { user, system } = process.cpuUsage(began);

    console.table(
      Object.fromEntries(
        Object.entries(times).map(([name, list]) => {
          const [half, most, longest] = [0.5, 0.99, 1].map((part) => Math.round(quantile(list, part)));
          return [
            name,
            { requests: list.length, 'p50 (ms)': half, 'p99 (ms)': most, 'longest (ms)': longest },
          ];
        }),
      ),
    );
    console.log(replies);
    const most = quantile(Object.values(times).flat(), 0.99);
    if (most > within) isGood = false;
    console.log(
      `${PEOPLE} people in ${SECONDS} s, ${PROCESSES} process(es): p99 of all replies ${Math.round(most)} ms; asking took ${Math.round((user + system) / 1e6)} s of a core`,
    );
  },
  Number(PROCESSES),
  join(root, '.site'),
);
process.exit(isGood ? 0 : 1);
