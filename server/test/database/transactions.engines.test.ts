import { sql } from 'drizzle-orm';
import { defer } from '../../src/db/deferred';
import { settings } from '../../src/db/schema';
import type { Database, Db } from '../../src/db/types';
import { causesOf } from '../../src/errors/causes';
import { openFresh } from '../support/engines';

let database: Database;
beforeAll(async () => {
  database = await openFresh();
});
beforeEach(() => database.db.execute(sql`create table written (id int primary key)`));
afterEach(() => database.db.execute(sql`drop table written`));
afterAll(() => database.close());

const write = (tx: Db) => tx.execute(sql`insert into written values (1)`);
const count = async () => (await database.db.execute(sql`select * from written`)).rows.length;

/** PostgreSQL's code for why a transaction failed: 23505 for a duplicate, 25P02 for every statement after that. */
const codeOf = (transaction: Promise<unknown>) =>
  transaction.then(
    () => 'committed',
    (error) => causesOf(error).find(({ code }) => code)?.code,
  );

test.each([
  ['nothing follows it', async () => undefined],
  ['more is read', (tx: Db) => tx.select().from(settings)],
])('a transaction whose deferred write fails says why and leaves nothing, when %s', async (_when, follow) => {
  const transaction = database.db.transaction(async (tx) => {
    await write(tx);
    await defer(tx, write(tx));
    await follow(tx);
  });
  expect(await codeOf(transaction)).toBe('23505');
  expect(await count()).toBe(0);
});
