import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../workspaces/paths.mjs';
import { addSessions, fillClub, withClient } from './club';
import { withServer } from './server';

// `npm run bench -- crowd`, after one `npm start`: a club much larger than ours opens the schedule and answers in the same
// minute, each person at a random moment; the server has been at work before. The browsers have the site's files already, as
// on any second visit: they ask whether these have changed, which the document has: the sessions are drawn into it.

const { PEOPLE = 5000, SECONDS = 60, SESSIONS = 1, PROCESSES = 2 } = process.env;
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
    const sessions = await withClient(databaseUrl, (client) =>
      addSessions(client, Number(SESSIONS) + products.length),
    );
    const before = sessions.splice(0, products.length);
    const known: Record<string, string> = {};
    for (const url of products) {
      for (const path of Object.values(files)) {
        const { headers } = await fetch(`${url}${path}`);
        known[`${url}${path}`] = headers.get('etag') ?? '';
      }
    }
    const times: Record<string, number[]> = { document: [], pointer: [], read: [], answer: [] };
    let replies: Record<string, number> = {};

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

    const visit = async (token: string, url: string, session = '') => {
      const headers = { authorization: `Bearer ${token}` };
      for (const [name, path] of Object.entries(files)) {
        const file = `${url}${path}`;
        // Without the second one, fetch asks past all caches.
        const ifChanged = { 'if-none-match': known[file] ?? '', 'cache-control': 'max-age=0' };
        await ask(name, file, { headers: ifChanged }, name === 'document' ? [200, 304] : [304]);
      }
      await Promise.all(reads.map((read) => ask('read', `${url}/api/v1/${read}`, { headers }, [200])));
      const answer = {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ isAttending: true }),
      };
      await ask('answer', `${url}/api/v1/Attendance/sessions/${session}`, answer, [201, 409]);
    };
    for (const [index, url] of products.entries())
      await Promise.all(players.slice(0, 100).map(({ token }) => visit(token, url, before[index])));
    for (const name of Object.keys(times)) times[name] = [];
    replies = {};
    const began = process.cpuUsage();
    await Promise.all(
      players.map(async ({ token }, index) => {
        await wait(Math.random() * Number(SECONDS) * 1000);
        await visit(token, products[index % products.length] ?? '', sessions[index % sessions.length]);
      }),
    );
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
