import { ensureServerBuilt } from '../../../infra/bootstrap/fresh.mjs';
import { type OwnProduct, startOwnProduct } from '../../../infra/bootstrap/own-product';
import {
  addSessions,
  type BusyClub,
  expectDoneOnce,
  fillBusyClub,
  openDatabaseOf,
  quietSettings,
} from '../support/busy-club';
import { startBusyLoad } from '../support/busy-load';
import { handover } from '../support/engines';
import { createDatabase } from '../support/postgres';

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
  const load = startBusyLoad(club, () => products[requests++ % 2]?.url ?? '', {
    // Whoever is not let in any more has asked for nothing, and asks the other process.
    onFault: (error) => {
      const isRefused = (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED';
      if (isRefused) refused++;
      return isRefused;
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
