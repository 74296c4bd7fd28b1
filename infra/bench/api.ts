import autocannon, { type Request } from 'autocannon';
import { fillClub, type MeasuredClub } from './club';
import { connections, median, withServer } from './server';

// `npm run bench -- api`, after `npm test -- build`: how fast the most frequent reads are.

/** `slowest`: the budget of 99 of 100 replies, in milliseconds. */
const [rounds, seconds, slowest] = [5, 2, 100];

/** As a visitor or as a player: calls per account are limited, so players take turns. */
const casesOf = ({ players, sessionIds }: MeasuredClub): Record<string, Request[]> => {
  const as = ({ token }: MeasuredClub['players'][number]) => ({
    headers: { authorization: `Bearer ${token}` },
  });
  const list = '/api/v1/Sessions/all?includePast=true&pageSize=50';
  return {
    'session by id': players.map((player, index) => ({
      path: `/api/v1/Sessions/${sessionIds[index % sessionIds.length]}`,
      ...as(player),
    })),
    'list of 50 sessions': Array.from({ length: 9 }, (_, index) => ({ path: `${list}&page=${index + 1}` })),
    'available sessions': [{ path: '/api/v1/Sessions/available' }],
    me: players.map((player) => ({ path: '/api/v1/Users/me', ...as(player) })),
  };
};

/** Sends requests one after another from each connection. @throws when one fails */
const load = async (url: string, requests: Request[]) => {
  const result = await autocannon({ url, connections, requests, duration: seconds });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${url}: ${failed} requests failed`);
  return { rate: result['2xx'] / result.duration, p99: result.latency.p99 };
};

let isWithin = true;
await withServer(async ({ databaseUrl, secret, product }) => {
  const table: Record<string, object> = {};
  for (const [name, requests] of Object.entries(casesOf(await fillClub(databaseUrl, secret)))) {
    await load(product, requests);
    const results: Awaited<ReturnType<typeof load>>[] = [];
    for (let round = 0; round < rounds; round++) results.push(await load(product, requests));
    const p99 = median(results.map((one) => one.p99));
    table[name] = { 'requests/s': Math.round(median(results.map(({ rate }) => rate))), 'p99 (ms)': p99 };
    isWithin &&= p99 <= slowest;
  }
  console.log(`${connections} connections, ${seconds} s a round, medians of ${rounds} rounds`);
  console.table(table);
});
console.log(`${isWithin ? 'Within' : 'NOT within'} the budget: 99 of 100 replies in ${slowest} ms.`);
process.exit(isWithin ? 0 : 1);
