import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { ensureServerBuilt } from '../../../infra/bootstrap/fresh.mjs';
import { temporaryFolder } from '../../../infra/bootstrap/own-product';
import { root } from '../../../infra/workspaces/paths.mjs';
import { onFolder } from '../../src/data/backup/folder';
import { type Facts, makeBackup } from '../../src/data/backup/make';
import { finishReplacing } from '../../src/data/backup/replace';
import { openDatabase } from '../../src/data/open';
import { newId, users } from '../../src/data/schema';
import { mayMount, mountSmallDisk } from '../support/small-disk';

const night = new Date('2026-11-22T09:00:00Z');
const secretOf = (name: string) => `the secret of ${name}`.padEnd(40, '.');

/** Who is in all these clubs, since they are one at different times. */
const zoe = newId();

/** A data folder with a club of one member of that name. */
async function openClub(name: string, dataDir = join(temporaryFolder('restore'), 'data')): Promise<string> {
  const database = { kind: 'embedded', folder: join(dataDir, 'database') } as const;
  const { db, close } = await openDatabase({ database, migration: 'now' }, () => {});
  await db.insert(users).values({
    ...{
      id: zoe,
      username: 'zoe',
      email: 'zoe@club.test',
      firstName: name,
      lastName: 'Roy',
      passwordHash: 'x',
    },
    ...{ paymentPlan: 0, status: 0, language: 0 },
  });
  await close();
  writeFileSync(join(dataDir, 'jwt-secret'), secretOf(name));
  return dataDir;
}

const backupOf = (dataDir: string) =>
  makeBackup(
    { databaseUrl: undefined, dataDir, secretFile: join(dataDir, 'jwt-secret') },
    `${dataDir}-backups`,
    30,
    night,
  );

/** Whose club a data folder has; a server would finish what was interrupted first, too. */
async function clubIn(dataDir: string): Promise<string> {
  await finishReplacing(dataDir);
  const name = await onFolder(join(dataDir, 'database'), async (db) => {
    const [user] = await db.select().from(users).where(eq(users.username, 'zoe'));
    return user?.firstName ?? '';
  });
  expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toBe(secretOf(name));
  return name;
}

/** Runs the program. @param killAfter milliseconds, if not before it ends */
async function restore(dataDir: string, backup: string, killAfter?: number) {
  const begun = performance.now();
  const child = spawn(process.execPath, ['server/dist/restore.mjs', backup], {
    ...{ cwd: root, stdio: ['ignore', 'ignore', 'pipe'] },
    env: { ...process.env, DATABASE_URL: '', JWT_SECRET: '', DATA_DIR: dataDir },
  });
  let words = '';
  child.stderr.on('data', (text) => {
    words += text;
  });
  const ended = once(child, 'close');
  if (killAfter !== undefined)
    await Promise.race([sleep(killAfter).then(() => child.kill('SIGKILL')), ended]);
  const [code] = await ended;
  return { code, words, took: performance.now() - begun };
}

function copyOf(folder: string): string {
  const copy = join(temporaryFolder('restore'), 'copy');
  cpSync(folder, copy, { recursive: true });
  return copy;
}

let present: string;
let backup: string;
beforeAll(async () => {
  await ensureServerBuilt();
  present = await openClub('present');
  backup = await backupOf(await openClub('restored'));
});

test('a restore killed at ten moments leaves the old club or the new one, with its secret', async () => {
  const copy = copyOf(present);
  const { code, took } = await restore(copy, backup);
  expect([code, await clubIn(copy)]).toEqual([0, 'restored']);
  for (let moment = 1; moment <= 10; moment++) {
    const dataDir = copyOf(present);
    await restore(dataDir, backup, (took * moment) / 10);
    expect(['present', 'restored']).toContain(await clubIn(dataDir));
    expect(await restore(dataDir, backup)).toMatchObject({ code: 0 });
    expect(await clubIn(dataDir)).toBe('restored');
  }
});

test.each([
  ['with a checksum', (facts: Facts) => facts],
  ['of an older version', ({ madeOn, rows }: Facts): Facts => ({ madeOn, rows })],
])('a backup %s damaged at ten places is refused, twice, or comes back whole', async (_name, change) => {
  const files = readdirSync(join(backup, 'database'), { recursive: true, encoding: 'utf8' })
    .map((name) => join('database', name))
    .filter((name) => statSync(join(backup, name)).isFile() && statSync(join(backup, name)).size > 1)
    .sort();
  const needed = ['backup.json', 'jwt-secret', 'database/global/pg_control', 'database/PG_VERSION'];
  const places = [...needed];
  for (let nth = 0; places.length < 10; nth++) places.push(files[Math.floor((files.length * nth) / 6)] ?? '');
  for (const place of places) {
    const damaged = copyOf(backup);
    const facts = JSON.parse(readFileSync(join(damaged, 'backup.json'), 'utf8')) as Facts;
    writeFileSync(join(damaged, 'backup.json'), JSON.stringify(change(facts)));
    truncateSync(join(damaged, place), 1);
    const dataDir = copyOf(present);
    const before = readdirSync(dataDir);
    for (const _attempt of [1, 2]) {
      const { code, words } = await restore(dataDir, damaged);
      // Without a checksum, a file may be damaged that no row needs; never one that every start needs.
      if (code === 0 && change(facts).checksum === undefined && !needed.includes(place)) {
        expect(await clubIn(dataDir)).toBe('restored');
        break;
      }
      expect({ place, code, words }).toEqual({
        place,
        code: 1,
        words: expect.stringMatching(/^Not restored: .+\n$/),
      });
      expect(readdirSync(dataDir)).toEqual(before);
      expect(await clubIn(dataDir)).toBe('present');
    }
  }
});

(mayMount() ? test : test.skip)('a disk that gets full in the middle keeps the old club', async () => {
  const disk = mountSmallDisk(60);
  try {
    const dataDir = join(disk.folder, 'data');
    mkdirSync(dataDir);
    cpSync(present, dataDir, { recursive: true });
    const before = readdirSync(dataDir);
    const { code, words } = await restore(dataDir, backup);
    expect([code, words]).toEqual([1, expect.stringContaining('the disk is full')]);
    expect(readdirSync(dataDir)).toEqual(before);
  } finally {
    disk.remove();
  }
});
