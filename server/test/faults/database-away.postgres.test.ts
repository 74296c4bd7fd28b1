import { setTimeout as sleep } from 'node:timers/promises';
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
import { createDatabase, type OwnCluster, startOwnCluster } from '../support/postgres';
import { startDatabaseProxy, type TcpProxy } from '../support/tcp-proxy';

let cluster: OwnCluster;
let proxy: TcpProxy;
let env: Record<string, string>;
let direct: Record<string, string>;
let product: OwnProduct;
let club: BusyClub;

beforeAll(async () => {
  await ensureServerBuilt();
  cluster = await startOwnCluster();
  const url = await createDatabase(cluster.url);
  const proxied = await startDatabaseProxy(url);
  proxy = proxied;
  direct = { ...quietSettings, DATABASE_URL: url };
  env = { ...quietSettings, DATABASE_URL: proxied.url };
  club = await fillBusyClub(direct);
  product = await startOwnProduct(env);
  await addSessions(club, product.url);
});

afterAll(async () => {
  await product.stop('SIGKILL');
  proxy.close();
  await cluster.stop();
});

const busy = () => startBusyLoad(club, () => product.url);
const statusOf = async (path: string) => (await fetch(`${product.url}${path}`)).status;
const expectAllDone = async () => {
  const database = await openDatabaseOf(direct);
  await expectDoneOnce(database, club.all).finally(database.close);
};

test.each(['SIGKILL', 'SIGINT'] as const)(
  'while PostgreSQL is gone (%s), the same process says so, and goes on as soon as it is back',
  async (signal) => {
    const load = busy();
    await load.progress(40);
    await cluster.end(signal);
    const before = load.report.unavailable;
    while (load.report.unavailable < before + 30 && load.report.faults.length === 0) await sleep(10);
    expect(await statusOf('/health/ready')).toBe(503);
    expect(await statusOf('/health/live')).toBe(200);
    await cluster.start();
    // It asks the database itself, and nobody waits until it is asked again: the first answer after is a good one.
    expect(await statusOf('/health/ready')).toBe(200);
    await load.progress(40);
    expect((await load.stop()).faults).toEqual([]);
    await expectAllDone();
  },
);

test('a connection that is cut, even on the way back from a commit, does nothing twice or by half', async () => {
  let replies = 0;
  let cuts = 0;
  // Every third commit is done, and nobody hears of it; sometimes another reply is lost.
  proxy.fate = (from, data) => {
    if (from === 'caller') return 'pass';
    const isCut = data.includes('COMMIT\0') ? ++replies % 3 === 0 : ++replies % 97 === 0;
    if (isCut) cuts++;
    return isCut ? 'cut' : 'pass';
  };
  const load = busy();
  await load.progress(150);
  proxy.fate = () => 'pass';
  const { faults, unavailable } = await load.stop();
  expect(faults).toEqual([]);
  expect(unavailable).toBeGreaterThan(0);
  expect(cuts).toBeGreaterThan(10);
  await expectAllDone();
});
