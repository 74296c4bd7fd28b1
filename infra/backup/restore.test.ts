import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { lockFolder } from 'server/folder-lock';
import { createDatabase, startCluster, type TestCluster } from 'server/testing/postgres';
import { temporaryFolder } from '../bootstrap/own-product';
import { missingPrograms } from '../topology/programs.mjs';
import { backupDatabase, restoreDatabase } from './database';
import { backupFolder, lockName, restoreFolder } from './folder';

(missingPrograms('pg_dump').length > 0 ? describe.skip : describe)('a PostgreSQL database', () => {
  let cluster: TestCluster;
  let url: string;

  const query = async (sql: string): Promise<unknown[]> => {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  };
  const contents = () => query('SELECT id, name, paid::text, at FROM members ORDER BY id');

  /** Every table, column, index and constraint, and the rights on the public schema. */
  const structure = async () => [
    await query(`SELECT table_schema, table_name, column_name, data_type, column_default FROM information_schema.columns
      WHERE table_schema IN ('public', 'drizzle') ORDER BY 1, 2, 3`),
    await query(`SELECT schemaname, indexdef FROM pg_indexes WHERE schemaname <> 'pg_catalog' ORDER BY 2`),
    await query(`SELECT conrelid::regclass::text AS "on", pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace::regnamespace::text !~ '^(pg_catalog|information_schema)$' ORDER BY 1, 2`),
    await query(
      `SELECT nspname, nspowner::regrole::text FROM pg_namespace WHERE nspname !~ '^pg_' ORDER BY 1`,
    ),
  ];

  beforeAll(async () => {
    cluster = await startCluster();
    url = await createDatabase(cluster.url);
    // The product's own tables.
    for (const statement of readFileSync(
      join(__dirname, '../../server/migrations/0000_initial.sql'),
      'utf8',
    ).split('--> statement-breakpoint')) {
      await query(statement);
    }
    await query(`CREATE TABLE members (id int PRIMARY KEY, name text, paid numeric(10,2), at timestamptz);
      INSERT INTO members SELECT n, 'Zoé n° ' || n, n * 1.05, '2026-03-08T06:59:59Z'::timestamptz + n * interval '1 minute'
      FROM generate_series(1, 5000) AS n`);
  });
  afterAll(() => cluster.stop());

  test('is after a restore exactly what it was when it was copied', async () => {
    const file = join(temporaryFolder('backup'), 'club.dump');
    const before = await contents();
    const tables = await structure();
    await backupDatabase(url, file);

    await query(
      'DELETE FROM members WHERE id % 2 = 0; UPDATE members SET paid = 0; DROP TABLE IF EXISTS users CASCADE',
    );
    await restoreDatabase(url, file);

    expect(await contents()).toEqual(before);
    expect(await structure()).toEqual(tables);

    // A restored database can be copied and restored again.
    const second = join(temporaryFolder('backup'), 'again.dump');
    await backupDatabase(url, second);
    await restoreDatabase(url, second);
    expect(await contents()).toEqual(before);
    expect(await structure()).toEqual(tables);
    expect(readdirSync(dirname(second)).sort()).toEqual(['again.dump', 'again.dump.sha256']);
  });

  test('is not touched by a copy that is damaged', async () => {
    const file = join(temporaryFolder('backup'), 'club.dump');
    await backupDatabase(url, file);
    appendFileSync(file, 'x');
    const before = await contents();
    await expect(restoreDatabase(url, file)).rejects.toThrow(/damaged/);
    expect(await contents()).toEqual(before);
  });

  test('leaves no file behind when it cannot be reached', async () => {
    const file = join(temporaryFolder('backup'), 'club.dump');
    await expect(backupDatabase('postgres://nobody@127.0.0.1:9/none', file)).rejects.toThrow(/pg_dump/);
    expect(existsSync(file)).toBe(false);
  });
});

describe('the embedded database', () => {
  const folderWith = (text: string) => {
    const folder = join(temporaryFolder('backup'), 'data');
    mkdirSync(join(folder, 'database/base'), { recursive: true });
    writeFileSync(join(folder, 'database/base/1'), text);
    return folder;
  };
  const textIn = (folder: string) => readFileSync(join(folder, 'database/base/1'), 'utf8');

  test('comes back as it was, and what was there meanwhile is kept beside it', async () => {
    const folder = folderWith('Saturday');
    const copy = join(temporaryFolder('backup'), 'copy');
    await backupFolder(folder, copy);
    writeFileSync(join(folder, 'database/base/1'), 'Sunday');
    await restoreFolder(folder, copy);
    expect(textIn(folder)).toBe('Saturday');
    expect(textIn(`${folder}.before-restore`)).toBe('Sunday');
  });

  test('is not copied while a server runs on it', async () => {
    const folder = folderWith('Saturday');
    const release = await lockFolder(join(folder, lockName));
    await expect(backupFolder(folder, join(temporaryFolder('backup'), 'copy'))).rejects.toThrow(
      /another Courtside/,
    );
    release();
  });
});
