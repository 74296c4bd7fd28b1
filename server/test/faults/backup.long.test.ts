import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureServerBuilt } from '../../../infra/bootstrap/fresh.mjs';
import { type OwnProduct, startOwnProduct, temporaryFolder } from '../../../infra/bootstrap/own-product';
import { missingPrograms } from '../../../infra/bootstrap/programs.mjs';
import { root } from '../../../infra/workspaces/paths.mjs';
import { replies } from '../../src/data/schema';
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

const run = promisify(execFile);

let stopProduct: OwnProduct['stop'] | undefined;
afterAll(() => stopProduct?.('SIGKILL'));

(missingPrograms('pg_dump').length > 0 ? test.skip : test)(
  'a backup that is made while people are busy is the club as it was at one moment',
  async () => {
    await ensureServerBuilt();
    const cluster = process.env[handover.postgres] ?? '';
    const folder = temporaryFolder('busy-backup');
    const env = {
      ...quietSettings,
      ...{ DATABASE_URL: await createDatabase(cluster), BACKUP_DIR: folder, DATA_DIR: join(folder, 'data') },
    };
    const club = await fillBusyClub(env);
    const { url, stop } = await startOwnProduct(env);
    stopProduct = stop;
    await addSessions(club, url);
    const load = startBusyLoad(club, () => url);
    await load.progress(60);
    const settled = club.all.filter(({ reply }) => reply);
    await run(process.execPath, ['server/dist/backup.mjs'], { cwd: root, env: { ...process.env, ...env } });
    const begun = new Set(club.all);
    await load.progress(60);
    expect((await load.stop()).faults).toEqual([]);
    await stop();

    const copy = { ...env, DATABASE_URL: await createDatabase(cluster) };
    const [name = ''] = readdirSync(folder).filter((one) => /^courtside-.*Z$/.test(one));
    await run(process.execPath, ['server/dist/restore.mjs', join(folder, name)], {
      ...{ cwd: root, env: { ...process.env, ...copy } },
    });
    const database = await openDatabaseOf(copy);
    try {
      const kept = new Set((await database.db.select().from(replies)).map(({ key }) => key));
      // An import's reply is not kept; whether one is in the copy, its ledger says.
      const isSettled = new Set(settled);
      const there = club.all.filter(
        (sent) => kept.has(sent.key) || isSettled.has(sent) || (sent.reply?.status ?? 0) >= 300,
      );
      for (const sent of there) if ((sent.reply?.status ?? 0) < 300) expect(begun.has(sent)).toBe(true);
      await expectDoneOnce(database, there);
    } finally {
      await database.close();
    }
  },
);
