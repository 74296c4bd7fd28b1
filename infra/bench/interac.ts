import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { newReference } from 'server/references';
import { fillClub, type MeasuredClub } from './club';
import { median, withServer } from './server';

// `npm run bench -- interac`, after `npm test -- build`: how long importing a bank statement takes, and how long others
// wait meanwhile.

const size = { rows: 5000, open: 2000, rounds: Number(process.env.ROUNDS ?? 5) };
const budget = { import: 2000, reply: 100 };

/** Creates pending payments, and returns their references. */
async function owe(client: pg.Client, open: number): Promise<string[]> {
  const references = Array.from({ length: open }, newReference);
  await client.query(
    `insert into payments (id, user_id, account_id, reference, amount, plan, status, method, payment_date)
    select gen_random_uuid(), u.id, u.id, r.reference, 10, 0, 0, 0, now() - interval '7 days'
    from unnest($1::text[]) with ordinality r(reference, n)
    join (select id, row_number() over (order by username) as n from users) u on u.n = 1 + r.n % 1000`,
    [references],
  );
  await client.query('vacuum analyze payments');
  return references;
}

/** A statement that pays every payment, mixed with deposits without a reference and outgoing transfers. */
function statementOf(references: string[], round: number): string {
  const today = new Date().toISOString().slice(0, 10);
  const rows = Array.from({ length: size.rows }, (_, n) => {
    const reference = references[n];
    if (reference) return `${today},INTERAC e-Transfer From PAYER ${n} ${reference},10.00`;
    return n % 3 === 0
      ? `${today},RENT ${round} ${n},-45.00`
      : `${today},INTERAC e-Transfer From ${round} ${n},7.00`;
  });
  return Buffer.from(['Date,Description,Amount', ...rows].join('\n')).toString('base64');
}

/** The slowest of another player's sequential requests until a promise settles, in milliseconds. */
async function longestWhile(promise: Promise<unknown>, ask: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  void promise.finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    const started = performance.now();
    await ask();
    longest = Math.max(longest, performance.now() - started);
    await sleep(5);
  }
  return longest;
}

let isWithin = false;
await withServer(async ({ databaseUrl, secret, product }) => {
  const club: MeasuredClub = await fillClub(databaseUrl, secret);
  const [admin, player] = club.players as [MeasuredClub['players'][0], MeasuredClub['players'][0]];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('update users set is_admin = true where id = $1', [admin.userId]);
  const send = async (call: string, content: string) => {
    const started = performance.now();
    const reply = await fetch(`${product}/api/v1/Transfers/${call}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content }),
    });
    const { counts } = (await reply.json()) as { counts: Record<string, number> };
    return { ms: performance.now() - started, counts };
  };
  const ask = async () => {
    const reply = await fetch(`${product}/api/v1/Sessions?pageSize=20`, {
      headers: { authorization: `Bearer ${player.token}` },
    });
    await reply.arrayBuffer();
  };
  const own = monitorEventLoopDelay();
  own.enable();
  const alone = await longestWhile(sleep(2000), ask);
  const table: Record<string, Record<string, number[]>> = {};
  for (let round = 0; round <= size.rounds; round++) {
    const content = statementOf(await owe(client, size.open), round);
    for (const [name, call] of [
      ['preview', 'preview'],
      ['import', 'import'],
      ['the same again', 'import'],
    ] as const) {
      const sending = send(call, content);
      const longest = await longestWhile(sending, ask);
      const { ms, counts } = await sending;
      const settled = name === 'the same again' ? 0 : size.open;
      if (counts.settled !== settled) throw new Error(`${name}: ${JSON.stringify(counts)}`);
      // The first round warms up.
      if (round === 0) continue;
      table[name] ??= { ms: [], longest: [] };
      table[name].ms?.push(ms);
      table[name].longest?.push(longest);
    }
    // Removes the receipts, so that sending them does not slow down the next round.
    await client.query('delete from outbox');
  }
  await client.end();
  console.log(`${size.rows} rows, ${size.open} payments that wait; medians of ${size.rounds} rounds, in ms`);
  console.log(
    `others' longest reply without any import: ${alone.toFixed(0)}; this program's own delay: ${(own.max / 1e6).toFixed(0)}`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(table).map(([name, { ms = [], longest = [] }]) => [
        name,
        {
          time: Math.round(median(ms)),
          slowest: Math.round(Math.max(...ms)),
          'others’ longest reply': Math.round(median(longest)),
        },
      ]),
    ),
  );
  const { ms = [], longest = [] } = table.import ?? {};
  isWithin = median(ms) <= budget.import && median(longest) <= budget.reply;
});
console.log(
  `${isWithin ? 'Within' : 'NOT within'} ${budget.import} ms, others' replies within ${budget.reply} ms.`,
);
process.exit(isWithin ? 0 : 1);
