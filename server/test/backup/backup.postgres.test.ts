import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { ensureServerBuilt } from '../../../infra/bootstrap/fresh.mjs';
import { missingPrograms } from '../../../infra/bootstrap/programs.mjs';
import { root } from '../../../infra/workspaces/paths.mjs';
import journal from '../../migrations/meta/_journal.json';
import { bringBack } from '../../src/backup/bring-back';
import { finishRestore } from '../../src/backup/finish';
import { makeBackup } from '../../src/backup/make';
import type { Place } from '../../src/backup/place';
import { openDatabase } from '../../src/db/open';
import { handover } from '../support/engines';
import { createDatabase, rowsOf } from '../support/postgres';

const night = new Date('2026-11-22T09:00:00Z');
const days = (count: number) => new Date(night.getTime() + count * 86_400_000);

/** A club's database and data folder, with a member for each number, and a folder for backups. */
async function openPlace(members = 3) {
  const databaseUrl = await createDatabase(process.env[handover.postgres] ?? '');
  const folder = mkdtempSync(join(tmpdir(), 'courtside-backup-'));
  const place: Place = { databaseUrl, dataDir: folder, secretFile: join(folder, 'jwt-secret') };
  const query = (statement: string) => rowsOf<Record<string, unknown>>(databaseUrl, statement);
  if (members > 0) {
    writeFileSync(join(folder, 'jwt-secret'), 'the secret of this club, which is long enough');
    await migrate(databaseUrl);
    await query(`insert into users (id, username, email, first_name, last_name, password_hash, payment_plan, status, language)
      select gen_random_uuid(), 'zoe' || n, 'zoe' || n || '@club.test', 'Zoé n° ' || n, 'Roy', 'x', 0, 0, 0
      from generate_series(1, ${members}) as n`);
  }
  const backups = join(folder, 'backups');
  const contents = () => query('select * from users order by username');
  return {
    place,
    query,
    backups,
    contents,
    make: (at = night, keep = 30) => makeBackup(place, backups, keep, at),
  };
}

const migrate = async (url: string) => {
  const database = { kind: 'postgres', url, pool: 2 } as const;
  await (await openDatabase({ database, migration: 'now' }, () => {})).close();
};

/** Every table, column, index and constraint, and the rights on the schemas. */
const structureOf = async (query: (statement: string) => Promise<unknown[]>) => [
  await query(`SELECT table_schema, table_name, column_name, data_type, column_default FROM information_schema.columns
    WHERE table_schema IN ('public', 'drizzle') ORDER BY 1, 2, 3`),
  await query(`SELECT schemaname, indexdef FROM pg_indexes WHERE schemaname <> 'pg_catalog' ORDER BY 2`),
  await query(`SELECT conrelid::regclass::text AS "on", pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace::regnamespace::text !~ '^(pg_catalog|information_schema)$' ORDER BY 1, 2`),
  await query(`SELECT nspname, nspowner::regrole::text FROM pg_namespace WHERE nspname !~ '^pg_' ORDER BY 1`),
];

const noted = async (query: (statement: string) => Promise<unknown[]>) =>
  (await query('select made_on, failed_on from backups'))[0];

(missingPrograms('pg_dump').length > 0 ? describe.skip : describe)('a backup', () => {
  test('is after a restore exactly what it was, on the same machine and on an empty one', async () => {
    const club = await openPlace(500);
    const [before, structure] = [await club.contents(), await structureOf(club.query)];
    const backup = await club.make();
    expect(readdirSync(backup).sort()).toEqual(['backup.json', 'database.dump', 'jwt-secret']);

    await club.query(`delete from users where username like '%7'; drop table outbox cascade`);
    writeFileSync(join(club.place.dataDir, 'jwt-secret'), 'another');
    await bringBack(club.place, backup);
    expect(await club.contents()).toEqual(before);
    expect(await structureOf(club.query)).toEqual(structure);

    const machine = await openPlace(0);
    const dataDir = join(machine.place.dataDir, 'new');
    const place = { ...machine.place, dataDir, secretFile: join(dataDir, 'jwt-secret') };
    expect(await bringBack(place, backup)).toEqual({ madeOn: night, hasSecret: true });
    expect(await machine.contents()).toEqual(before);
    expect(await structureOf(machine.query)).toEqual(structure);
    expect(readFileSync(place.secretFile, 'utf8')).toBe('the secret of this club, which is long enough');
  });

  test('is proven, noted in the database, and replaces those that are too old', async () => {
    const club = await openPlace();
    await club.make(days(-31));
    await club.make(days(-30));
    mkdirSync(join(club.backups, 'holiday pictures'));
    const last = await club.make(night);
    expect(readdirSync(club.backups).sort()).toEqual([
      'courtside-2026-10-23T090000Z',
      'courtside-2026-11-22T090000Z',
      'holiday pictures',
    ]);
    expect(JSON.parse(readFileSync(join(last, 'backup.json'), 'utf8')).rows).toMatchObject({
      'public.users': 3,
      'drizzle.__drizzle_migrations': journal.entries.length,
    });
    expect(await noted(club.query)).toEqual({ made_on: night, failed_on: null });
    // The scratch database is gone.
    const left = await club.query(
      `select from pg_database where datname like current_database() || '_proof'`,
    );
    expect(left).toEqual([]);
  });

  test('that fails is noted, leaves nothing behind, and deletes no older one', async () => {
    const club = await openPlace();
    await club.make(days(-40));
    rmSync(join(club.place.dataDir, 'jwt-secret'));
    await expect(club.make()).rejects.toThrow(/DATA_DIR has to be the server's/);
    expect(readdirSync(club.backups)).toEqual(['courtside-2026-10-13T090000Z']);
    expect(await noted(club.query)).toEqual({ made_on: days(-40), failed_on: night });
    writeFileSync(join(club.place.dataDir, 'jwt-secret'), 'found again');
    await club.make(days(1));
    expect(await noted(club.query)).toEqual({ made_on: days(1), failed_on: null });
  });

  test('that cannot be restored is none', async () => {
    const club = await openPlace();
    // Restoring fills the tables one after the other: this rule asks for a row of another one.
    await club.query(`create function full_house() returns boolean language sql as 'select exists (select from public.users)';
      create table a (id int check (full_house())); insert into a values (1)`);
    await expect(club.make()).rejects.toThrow(/psql/);
    expect(readdirSync(club.backups)).toEqual([]);
    expect(await noted(club.query)).toEqual({ made_on: null, failed_on: night });
  });

  test('of a database without a club is refused', async () => {
    const { make } = await openPlace(0);
    await expect(make()).rejects.toThrow('no club in the database yet');
  });

  test('whose restore is killed leaves the old club or the new one, each with its own secret', async () => {
    await ensureServerBuilt();
    const club = await openPlace(2000);
    const backup = await club.make();
    const { databaseUrl = '', dataDir } = club.place;
    const psql = `select from pg_stat_activity where datname = current_database() and application_name = 'courtside-psql'`;
    const moments: [name: string, isThen: () => Promise<boolean>][] = [
      ['the secret waits', async () => readdirSync(dataDir).some((name) => name.includes('restoring'))],
      ['the transaction runs', async () => (await club.query(psql)).length > 0],
      ['the new club is there', async () => (await club.contents().catch(() => [])).length === 2000],
    ];
    const ends = new Set<string>();
    for (const [moment, isThen] of moments) {
      await club.query(`delete from users where username <> 'zoe1'`);
      writeFileSync(join(dataDir, 'jwt-secret'), 'the old club’s');
      const child = spawn(process.execPath, ['server/dist/restore.mjs', backup], {
        ...{ cwd: root, stdio: 'ignore' },
        env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, JWT_SECRET: '' },
      });
      const ended = once(child, 'exit');
      while (child.exitCode === null && !(await isThen()));
      child.kill('SIGKILL');
      await ended;
      await finishRestore(club.place);
      const rows = (await club.contents()).length;
      const secret = readFileSync(join(dataDir, 'jwt-secret'), 'utf8');
      const isOld = rows === 1 && secret === 'the old club’s';
      expect([moment, isOld || (rows === 2000 && secret.startsWith('the secret of this'))]).toEqual([
        moment,
        true,
      ]);
      ends.add(isOld ? 'old' : 'new');
      expect(readdirSync(dataDir).sort()).toEqual(['backups', 'jwt-secret']);
      expect(await club.query(psql)).toEqual([]);
    }
    expect(ends).toEqual(new Set(['old', 'new']));
  });

  test('that is damaged, and one that a running server would write into, change nothing', async () => {
    const club = await openPlace();
    const before = await club.contents();
    const backup = await club.make();
    const server = new Client({ connectionString: club.place.databaseUrl, application_name: 'courtside' });
    await server.connect();
    await expect(bringBack(club.place, backup)).rejects.toThrow('Courtside is running');
    await server.end();
    appendFileSync(join(backup, 'database.dump'), 'x');
    await expect(bringBack(club.place, backup)).rejects.toThrow(/damaged/);
    expect(await club.contents()).toEqual(before);
  });
});
