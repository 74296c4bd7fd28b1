import autocannon, { type Request } from 'autocannon';
import { addSessions, fillClub, type MeasuredClub, withClient } from './club';
import { connections, median, withServer } from './server';

// `npm run bench -- answers`, after `npm test -- build`: how many answers the server takes.

const seconds = Number(process.env.SECONDS ?? 4);
const rounds = Number(process.env.ROUNDS ?? 3);

/** Creates upcoming sessions to which everybody has said no, and returns their ids. */
const prepare = (databaseUrl: string, sessions: number): Promise<string[]> =>
  withClient(databaseUrl, async (client) => {
    const ids = await addSessions(client, sessions);
    await client.query(
      `insert into places (id, session_id, user_id, standing, source)
      select gen_random_uuid(), s.id, u.id, 'out', 'person' from unnest($1::uuid[]) s(id), users u`,
      [ids],
    );
    await client.query('vacuum analyze places');
    return ids;
  });

/** Resets all answers to no: with places still taken, the next load would be told that sessions are full. */
const clear = (databaseUrl: string, sessionIds: string[]): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    await client.query('begin');
    // Interrupted answers are still being written; like them, this locks sessions first, to avoid deadlocks.
    await client.query('select from sessions where id = any($1) order by id for update', [sessionIds]);
    await client.query(
      `update places set standing = 'out' where session_id = any($1) and standing <> 'out'`,
      [sessionIds],
    );
    await client.query('commit');
  });

/** A connection's requests: its own players say yes and then no to one session after another. */
const answersOf = (players: MeasuredClub['players'], sessionIds: string[]): Request[] =>
  players.flatMap(({ token }, index) =>
    [true, false].map((isAttending) => ({
      method: 'PUT' as const,
      path: `/api/v1/Attendance/sessions/${sessionIds[index % sessionIds.length]}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ isAttending }),
    })),
  );

/** @throws when a reply is neither a success nor a full session */
async function load(url: string, { players }: MeasuredClub, sessionIds: string[]) {
  let connection = 0;
  const share = Math.floor(players.length / connections);
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient: (client) => {
      const own = players.slice(connection * share, ++connection * share);
      client.setRequests(answersOf(own, sessionIds));
    },
  });
  const full = result.statusCodeStats?.['409']?.count ?? 0;
  if (result.non2xx > full || result.errors + result.timeouts > 0)
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}`);
  return { rate: result['2xx'] / result.duration, p99: result.latency.p99, full };
}

const cases = { '100 sessions': 100, 'one hot session': 1 } as const;

await withServer(async ({ databaseUrl, secret, product }) => {
  const club = await fillClub(databaseUrl, secret);
  const table: Record<string, object> = {};
  for (const [name, sessions] of Object.entries(cases)) {
    const ids = await prepare(databaseUrl, sessions);
    const results: Awaited<ReturnType<typeof load>>[] = [];
    for (let round = 0; round < rounds; round++) {
      await clear(databaseUrl, ids);
      results.push(await load(product, club, ids));
    }
    const of = (key: keyof (typeof results)[0]) => median(results.map((one) => one[key]));
    table[name] = { 'answers/s': Math.round(of('rate')), 'p99 (ms)': of('p99'), 'told full': of('full') };
  }
  console.log(`${connections} connections, ${seconds} s a round, medians of ${rounds} rounds`);
  console.table(table);
});
