import {
  emptyDataDir,
  freePorts,
  installed,
  nextVersion,
  packProduct,
  startCaddy,
} from '../../../infra/systemd/support/machine';
import { missingPrograms } from '../../../infra/topology/programs.mjs';
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
    expect(running).toMatchObject({ isReady: true });
    const proxy = await startCaddy(ports.https, ports.product, 'http');
    await addSessions(club, proxy.url);
    const load = startBusyLoad(club, () => proxy.url, {
      // Until 2.11.2, Caddy does not keep what it could not deliver: nothing of it is done, and it is asked for again.
      onFault: (fault, { body }) => (fault as { status?: number }).status === 502 && body !== undefined,
    });
    await load.progress(60);
    // As docs/one-machine.md says.
    expect(before.run(home, 'courtside-backup.service')).toMatchObject({ code: 0 });
    await running.stop();
    const updated = await after.start(home);
    expect(updated).toMatchObject({ isReady: true });
    await load.progress(60);
    const { faults, unavailable } = await load.stop();
    expect({ faults, unavailable }).toEqual({ faults: [], unavailable: 0 });
    await updated.stop();
    await proxy.stop();
    const database = await openDatabaseOf(env);
    await expectDoneOnce(database, club.all).finally(database.close);
  },
);
