import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureServerBuilt } from '../../../infra/bootstrap/fresh.mjs';
import { patience } from '../../../infra/bootstrap/patience.mjs';
import { freePort } from '../../../infra/bootstrap/ports.mjs';
import { startProduct } from '../../../infra/bootstrap/product.mjs';
import {
  addSessions,
  type BusyClub,
  expectDoneOnce,
  fillBusyClub,
  openDatabaseOf,
  quietSettings,
  send,
  wishesOf,
} from '../support/busy-club';
import { engine, handover, sequences } from '../support/engines';
import { createDatabase } from '../support/postgres';

let env: Record<string, string>;
let port: number;
let base: string;
let club: BusyClub;
let product: ReturnType<typeof startProduct> | undefined;

beforeAll(async () => {
  await ensureServerBuilt();
  port = await freePort();
  base = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'courtside-killed-'));
  env = { ...quietSettings, PORT: String(port), DATA_DIR: folder };
  if (engine === 'postgres') env.DATABASE_URL = await createDatabase(process.env[handover.postgres] ?? '');
  club = await fillBusyClub(env);
});

afterAll(() => product?.stop('SIGKILL'));

const start = async () => {
  product = startProduct(port, env, 'ignore');
  expect(await product.ready).toBe(true);
};

test(
  'a server that is killed at any moment has done all that it said, and nothing twice or by half',
  async () => {
    const { numRuns, seed } = sequences(3);
    await start();
    await addSessions(club, base);
    let unanswered = 0;
    for (const wishes of wishesOf(numRuns, 16, seed)) {
      const burst = club.ask(wishes);
      const killAfter = 1 + ((wishes[0]?.nth ?? 0) % 10);
      let answered = 0;
      let killed: Promise<unknown> | undefined;
      await Promise.allSettled(
        burst.map(async (sent) => {
          await send(base, sent);
          if (++answered === killAfter) killed = product?.stop('SIGKILL');
        }),
      );
      await killed;
      await start();
      unanswered += burst.filter(({ reply }) => !reply).length;
      for (const sent of burst) {
        const before = sent.reply;
        if (before && before.status >= 300) continue;
        await send(base, sent);
        if (before && !sent.call.endsWith('import')) expect(sent.reply).toEqual(before);
      }
      club.learn(burst);
    }
    await product?.stop('SIGKILL');
    expect(unanswered).toBeGreaterThan(0);
    const database = await openDatabaseOf(env);
    await expectDoneOnce(database, club.all).finally(database.close);
  },
  40_000 * patience * sequences(3).numRuns,
);
