import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureServerBuilt } from '../../../infra/bootstrap/fresh.mjs';
import { startOwnProduct, temporaryFolder } from '../../../infra/bootstrap/own-product';
import { freePort } from '../../../infra/bootstrap/ports.mjs';
import { root } from '../../../infra/workspaces/paths.mjs';
import {
  addSessions,
  expectDoneOnce,
  fillBusyClub,
  openDatabaseOf,
  quietSettings,
} from '../support/busy-club';
import { startBusyLoad } from '../support/busy-load';
import { createDatabase, startOwnCluster } from '../support/postgres';
import { mayMount, mountSmallDisk, type SmallDisk } from '../support/small-disk';

beforeAll(ensureServerBuilt);

/** How a program that cannot do its work ends. */
const refusalOf = async (dataDir: string, program = 'main', env = {}) => {
  const child = spawn(process.execPath, [`server/dist/${program}.mjs`], {
    ...{ cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
    env: {
      ...process.env,
      ...quietSettings,
      JWT_SECRET: '',
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      ...env,
    },
  });
  let words = '';
  child.stderr.on('data', (text) => {
    words += text;
  });
  const [code] = await once(child, 'close');
  return { code, words };
};

test('a folder is one process’s: a second one refuses in one line, and the first goes on', async () => {
  const dataDir = temporaryFolder('shared');
  const product = await startOwnProduct({ ...quietSettings, DATA_DIR: dataDir });
  const { code, words } = await refusalOf(dataDir);
  expect(code).toBe(1);
  expect(words).toMatch(/^Courtside cannot start: another Courtside \(process \d+\) is using .+\n$/);
  expect((await fetch(`${product.url}/health/ready`)).status).toBe(200);
  await product.stop();
});

(mayMount() ? describe : describe.skip)('a disk', () => {
  let disk: SmallDisk;
  let ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends) await end();
    ends = [];
    disk.remove();
  });
  const fill = () => {
    try {
      execFileSync('dd', ['if=/dev/zero', `of=${disk.folder}/full`, 'bs=4k'], { stdio: 'ignore' });
    } catch {
      // It ends when there is no more room.
    }
  };

  test('that gets full makes the embedded database refuse changes for as long, and loses nothing', async () => {
    disk = mountSmallDisk(120);
    const env = { ...quietSettings, DATA_DIR: join(disk.folder, 'data') };
    const club = await fillBusyClub(env);
    const product = await startOwnProduct(env);
    ends.push(() => product.stop('SIGKILL'));
    await addSessions(club, product.url);
    const load = startBusyLoad(club, () => product.url);
    await load.progress(20);
    fill();
    while (load.report.unavailable < 20 && load.report.faults.length === 0) await sleep(10);
    rmSync(`${disk.folder}/full`);
    await load.progress(20);
    expect((await load.stop()).faults).toEqual([]);
    await product.stop('SIGKILL');
    const database = await openDatabaseOf(env);
    await expectDoneOnce(database, club.all).finally(database.close);
  });

  test('of PostgreSQL that gets full makes it refuse changes, until it has room and is started again', async () => {
    // Its programs are on it too.
    disk = mountSmallDisk(180);
    const cluster = await startOwnCluster({ folder: disk.folder });
    ends.push(() => cluster.end('SIGKILL'));
    const env = { ...quietSettings, DATABASE_URL: await createDatabase(cluster.url) };
    const club = await fillBusyClub(env);
    const product = await startOwnProduct(env);
    ends.unshift(() => product.stop('SIGKILL'));
    await addSessions(club, product.url);
    const load = startBusyLoad(club, () => product.url);
    await load.progress(20);
    fill();
    while (load.report.unavailable < 20 && load.report.faults.length === 0) await sleep(10);
    // Without room for its log it ends itself, sooner or later.
    await cluster.end('SIGKILL');
    rmSync(`${disk.folder}/full`);
    await cluster.start();
    await load.progress(20);
    expect((await load.stop()).faults).toEqual([]);
    const database = await openDatabaseOf(env);
    await expectDoneOnce(database, club.all).finally(database.close);
  });

  test('of backups that is full is one line, and leaves the earlier ones alone', async () => {
    disk = mountSmallDisk(1);
    const dataDir = temporaryFolder('full-backup');
    const env = { ...quietSettings, DATA_DIR: dataDir };
    await fillBusyClub(env);
    const earlier = 'courtside-2026-01-01T0300Z';
    mkdirSync(join(disk.folder, earlier));
    fill();
    const { code, words } = await refusalOf(dataDir, 'backup', { ...env, BACKUP_DIR: disk.folder });
    expect(code).toBe(1);
    expect(words).toMatch(/^No backup was made: .+ cannot be used \(ENOSPC\): the disk is full\n$/);
    expect(readdirSync(disk.folder).sort()).toEqual([earlier, 'full']);
  });

  test('that is full before the first start is one line, and leaves nothing that a later start stumbles over', async () => {
    disk = mountSmallDisk(24);
    const dataDir = join(disk.folder, 'data');
    const line = 'Courtside cannot start: the data folder cannot be used (ENOSPC): the disk is full\n';
    // In the middle of creating the database, and before anything.
    expect(await refusalOf(dataDir)).toEqual({ code: 1, words: line });
    rmSync(dataDir, { recursive: true });
    fill();
    expect(await refusalOf(dataDir)).toEqual({ code: 1, words: line });
    expect(existsSync(join(dataDir, 'jwt-secret'))).toBe(false);
  });

  test('that is read-only is one line', async () => {
    disk = mountSmallDisk(1);
    disk.allow(false);
    expect(await refusalOf(disk.folder)).toEqual({
      code: 1,
      words: `Courtside cannot start: ${disk.folder}/jwt-secret cannot be used (EROFS): the disk is read-only\n`,
    });
  });
});
