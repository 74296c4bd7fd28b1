import { setTimeout as sleep } from 'node:timers/promises';
import { ensureServerBuilt } from '../../../infra/bootstrap/fresh.mjs';
import { type OwnProduct, startOwnProduct } from '../../../infra/bootstrap/own-product';
import {
  addSessions,
  expectDoneOnce,
  fillBusyClub,
  openDatabaseOf,
  quietSettings,
} from '../support/busy-club';
import { startBusyLoad } from '../support/busy-load';
import { handover } from '../support/engines';
import { createDatabase } from '../support/postgres';

/** Shorter by hand only. */
const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const megabyte = 2 ** 20;

let stopProduct: OwnProduct['stop'] | undefined;
afterAll(() => stopProduct?.('SIGKILL'));

const least = (values: number[]) => Math.min(...values);

test(
  'memory stays what it is while people are busy for ten minutes',
  async () => {
    await ensureServerBuilt();
    const env: Record<string, string> = {
      ...quietSettings,
      DATABASE_URL: await createDatabase(process.env[handover.postgres] ?? ''),
      NODE_ENV: 'production',
      // What is left after a collection is what is kept.
      NODE_OPTIONS: '--expose-gc --import=data:text/javascript,setInterval(gc,1000).unref()',
    };
    const club = await fillBusyClub(env);
    const { url, stop } = await startOwnProduct(env);
    stopProduct = stop;
    await addSessions(club, url);
    const heapMb = async () => {
      const text = await (await fetch(`${url}/metrics`)).text();
      return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / megabyte;
    };

    const load = startBusyLoad(club, () => url);
    const ends = Date.now() + minutes * 60_000;
    const heaps: number[] = [];
    while (Date.now() < ends) {
      heaps.push(await heapMb());
      await sleep(250);
    }
    const { faults, attempts } = await load.stop();
    await stop();
    expect(faults).toEqual([]);

    // The first fifth warms up. Of the others, the floor of each counts.
    const fifth = Math.floor(heaps.length / 5);
    const floors = [1, 2, 3, 4].map((one) => least(heaps.slice(one * fifth, (one + 1) * fifth)));
    process.stdout.write(
      `${attempts} requests in ${minutes} min; MB kept: ${floors.map((one) => one.toFixed(1)).join(', ')}\n`,
    );
    expect(floors[3]).toBeLessThan((floors[0] ?? 0) * 1.1);
    const database = await openDatabaseOf(env);
    await expectDoneOnce(database, club.all).finally(database.close);
  },
  (minutes + 5) * 60_000,
);
