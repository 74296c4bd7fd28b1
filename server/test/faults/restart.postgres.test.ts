import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ensureServerBuilt } from '../../../infra/bootstrap/fresh.mjs';
import { type OwnProduct, startOwnProduct } from '../../../infra/bootstrap/own-product';
import {
  addSessions,
  type BusyClub,
  expectDoneOnce,
  fillBusyClub,
  openDatabaseOf,
  quietSettings,
  send,
} from '../support/busy-club';
import { startBusyLoad } from '../support/busy-load';
import { handover } from '../support/engines';
import { createDatabase, rowsOf } from '../support/postgres';

let env: Record<string, string>;
let club: BusyClub;
const products: OwnProduct[] = [];

beforeAll(async () => {
  await ensureServerBuilt();
  env = { ...quietSettings, DATABASE_URL: await createDatabase(process.env[handover.postgres] ?? '') };
  club = await fillBusyClub(env);
  for (let one = 0; one < 2; one++) products.push(await startOwnProduct(env));
  await addSessions(club, products[0]?.url ?? '');
});

afterAll(async () => {
  for (const product of products) await product.stop('SIGKILL');
});

test('while each of two processes is ended and started again, no request is dropped', async () => {
  let requests = 0;
  let refused = 0;
  let late = 0;
  const load = startBusyLoad(club, () => products[requests++ % 2]?.url ?? '', {
    // Whoever is not let in any more has asked for nothing, and asks the other process. On a machine whose processes wait
    // for each other, one connection may be used again just as it is closed for having been quiet: HTTP cannot tell.
    onFault: (error) => {
      const { code } = (error as { cause?: { code?: string } }).cause ?? {};
      if (code === 'ECONNREFUSED') refused++;
      if (code === 'UND_ERR_SOCKET') late++;
      return code === 'ECONNREFUSED' || (code === 'UND_ERR_SOCKET' && late === 1);
    },
  });
  for (const [index, product] of products.entries()) {
    await load.progress(60);
    expect(await product.stop('SIGTERM')).toBe(0);
    products[index] = await startOwnProduct({ ...env, PORT: String(product.port) });
  }
  await load.progress(60);
  const { faults, unavailable } = await load.stop();
  expect({ faults, unavailable }).toEqual({ faults: [], unavailable: 0 });
  expect(refused).toBeGreaterThan(0);
  const database = await openDatabaseOf(env);
  await expectDoneOnce(database, club.all).finally(database.close);
});

test('what the database answers late is answered, too, while the process ends', async () => {
  const [product] = products;
  const url = env.DATABASE_URL ?? '';
  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin; lock table users');
  const [sent] = club.ask([{ type: 'credit', who: 0, at: 0, nth: 1 }]);
  if (!product || !sent) throw new Error('there is nothing to ask for');
  const answered = send(product.url, sent);
  while (
    (await rowsOf(url, "select from pg_locks where relation = 'users'::regclass and not granted")).length ===
    0
  );
  const ended = product.stop('SIGTERM');
  // Longer than any connection that is quiet is waited for.
  await Promise.race([ended, sleep(3_500)]);
  await holder.query('commit');
  await holder.end();
  await answered;
  expect(sent.reply?.status).toBe(200);
  expect(await ended).toBe(0);
});
