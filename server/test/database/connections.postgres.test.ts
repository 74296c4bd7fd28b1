import { sql } from 'drizzle-orm';
import { openPostgres } from '../../src/data/postgres';
import type { Db } from '../../src/data/rows';
import { outage } from '../../src/errors/outage';
import { handover } from '../support/engines';
import { startDatabaseProxy } from '../support/tcp-proxy';

const proxyToDatabase = () => startDatabaseProxy(`${process.env[handover.postgres]}/postgres`);

test('a first connection that is lost is tried again', async () => {
  const server = await proxyToDatabase();
  server.admits = (connection) => connection > 1;
  const { pool, close } = await openPostgres(server.url, 1, () => {});
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  await close();
  server.close();
});

test('a second one that is lost is an error', async () => {
  const server = await proxyToDatabase();
  server.admits = (connection) => connection > 2;
  await expect(openPostgres(server.url, 1, () => {})).rejects.toThrow('Connection terminated');
  expect(server.connections()).toBe(2);
  server.close();
});

test.each([
  ['alone', (db: Db) => db.execute(sql`select 3`)],
  ['in a transaction', (db: Db) => db.transaction(async (tx) => tx.execute(sql`select 3`))],
] as const)(
  'a statement %s to which the database keeps silent is given up, and its connection replaced',
  async (_, ask) => {
    const server = await proxyToDatabase();
    const { db, pool, close } = await openPostgres(server.url, 1, () => {}, {
      statementMs: 0,
      silentMs: 300,
    });
    let isSilent = false;
    server.fate = (_from, data) => {
      isSilent ||= data.includes('select 3');
      return isSilent ? 'swallow' : 'pass';
    };
    await expect(ask(db)).rejects.toThrow();
    server.fate = () => 'pass';
    expect((await pool.query('select 4 as four')).rows).toEqual([{ four: 4 }]);
    await close();
    server.close();
  },
);

test('a statement that takes too long, as one does that waits for a lock, is ended by the database before its connection', async () => {
  const server = await proxyToDatabase();
  const holder = await openPostgres(server.url, 1, () => {});
  const waiter = await openPostgres(server.url, 1, () => {}, { statementMs: 300, silentMs: 15_000 });
  await holder.pool.query('select pg_advisory_lock(57)');
  const error = await waiter.db.execute(sql`select pg_advisory_lock(57)`).catch((one) => one);
  expect(outage(error)).toBe('57014');
  // Nothing of it waits any more.
  const { rows } = await waiter.pool.query('select 1 from pg_locks where not granted and objid = 57');
  expect(rows).toEqual([]);
  for (const { close } of [waiter, holder]) await close();
  server.close();
});
