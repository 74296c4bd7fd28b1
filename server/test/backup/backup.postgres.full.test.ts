import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { missingPrograms } from '../../../infra/bootstrap/programs.mjs';
import journal from '../../migrations/meta/_journal.json';
import { bringBack } from '../../src/data/backup/bring-back';
import { restoreDump } from '../../src/data/backup/dump';
import { night, openPlace, slowPsql } from '../support/backup-place';

const days = (count: number) => new Date(night.getTime() + count * 86_400_000);

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

  test('whose restore has lost its connection changes nothing, and two restores never run at a time', async () => {
    const club = await openPlace();
    const before = await club.contents();
    const dump = join(await club.make(), 'database.dump');
    const { databaseUrl = '', dataDir } = club.place;
    const psql = slowPsql(dataDir);
    const restoring = psql.during(() => restoreDump(databaseUrl, dump));
    await psql.begins();
    await expect(restoreDump(databaseUrl, dump)).rejects.toThrow('another backup or restore is running');
    await expect(club.make(days(1))).rejects.toThrow('another backup or restore is running');
    await club.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`);
    psql.goOn();
    await expect(restoring).rejects.toThrow('the connection of this restore has ended');
    expect(await club.contents()).toEqual(before);
  });

  test('without its database, or of the embedded one, is refused in true words', async () => {
    const club = await openPlace();
    const before = await club.contents();
    const backup = await club.make();
    rmSync(join(backup, 'database.dump'));
    await expect(bringBack(club.place, backup)).rejects.toThrow('is damaged: its database is missing');
    mkdirSync(join(backup, 'database'));
    await expect(bringBack(club.place, backup)).rejects.toThrow(
      'a backup of the embedded database: leave DATABASE_URL out',
    );
    expect(await club.contents()).toEqual(before);
  });

  test('of a newer version, or of another club, replaces none', async () => {
    const [club, other] = [await openPlace(), await openPlace()];
    const before = await club.contents();
    await expect(bringBack(club.place, await other.make())).rejects.toThrow(
      /of another club: .+ first drop its database and create an empty one/,
    );
    await other.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
    );
    await expect(bringBack(club.place, await other.make(days(1)))).rejects.toThrow(
      'made by a newer version of Courtside: install that one, then restore',
    );
    expect(await club.contents()).toEqual(before);
    expect(readFileSync(join(club.place.dataDir, 'jwt-secret'), 'utf8')).toContain('the secret of this club');
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
