import { missingPrograms } from '../../../infra/bootstrap/programs.mjs';
import {
  emptyDataDir,
  freePorts,
  installed,
  nextVersion,
  packProduct,
  startCaddy,
} from '../../../infra/systemd/support/machine';
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

const stops: (() => unknown)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
});

(missingPrograms('caddy', 'pg_dump').length > 0 ? test.skip : test)(
  'an update on one machine, with a migration, keeps whoever is busy waiting, and drops nothing',
  async () => {
    const ports = await freePorts();
    const folder = packProduct();
    const [before, after] = [folder, nextVersion(folder)].map((one) =>
      installed(one, ports.product, { ...quietSettings, PUBLIC_URL: 'https://club.test' }),
    );
    if (!before || !after) throw new Error('nothing is packed');
    const home = {
      databaseUrl: await createDatabase(process.env[handover.postgres] ?? ''),
      dataDir: emptyDataDir(),
    };
    const env = { ...quietSettings, DATABASE_URL: home.databaseUrl };
    const club = await fillBusyClub(env);
    const running = await before.start(home);
    stops.push(running.stop);
    expect(running).toMatchObject({ isReady: true });
    const proxy = await startCaddy(ports.https, [ports.product], 'http');
    stops.push(proxy.stop);
    await addSessions(club, proxy.url);
    const load = startBusyLoad(club, () => proxy.url, {
      // Debian's Caddy loses the body of what it could not deliver (caddyserver/caddy#7546): nothing of that is done, and it
      // is asked for again.
      onFault: (fault, { body }) => (fault as { status?: number }).status === 502 && body !== undefined,
    });
    await load.progress(60);
    // As docs/one-machine.md says.
    expect(before.run(home, 'courtside-backup.service')).toMatchObject({ code: 0 });
    await running.stop();
    const updated = await after.start(home);
    stops.push(updated.stop);
    expect(updated).toMatchObject({ isReady: true });
    await load.progress(60);
    const { faults, unavailable } = await load.stop();
    expect({ faults, unavailable }).toEqual({ faults: [], unavailable: 0 });
    const database = await openDatabaseOf(env);
    await expectDoneOnce(database, club.all).finally(database.close);
  },
);
