import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import journal from '../../migrations/meta/_journal.json';
import { openEmpty } from '../support/engines';

test('a database is migrated at the first start, and left as it is by the next', async () => {
  const database = await openEmpty();
  const rows = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows;
  const tables = sql`select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' order by 1, 2`;
  const applied = sql`select hash from drizzle.__drizzle_migrations order by id`;

  await database.migrate();
  const [first, done] = [await rows(tables), await rows(applied)];
  expect(first).toContainEqual({ table_name: 'places', column_name: 'standing', data_type: 'text' });
  expect(done).toHaveLength(journal.entries.length);

  await database.migrate();
  expect(await rows(tables)).toEqual(first);
  expect(await rows(applied)).toEqual(done);
  await database.close();
});

/** A database as the first version left it. */
async function openFirst() {
  const database = await openEmpty();
  const [first] = readMigrationFiles({ migrationsFolder: join(__dirname, '../../migrations') });
  for (const statement of first?.sql ?? []) await database.db.execute(sql.raw(statement));
  await database.db.execute(sql`create schema drizzle`);
  await database.db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${first?.hash}, ${first?.folderMillis})`,
  );
  return database;
}

test('a club loses its queues for passes, and the mails of their offers, of which nothing knows the words', async () => {
  const database = await openFirst();
  for (const template of ['pass-offered', 'announcement'])
    await database.db.execute(sql`insert into outbox (id, template, due_on, tried_until, created_on)
      values (gen_random_uuid(), ${template}, now(), now(), now())`);
  await database.db.execute(sql`insert into timers values ('pass-queue', now()), ('places', now())`);
  await database.migrate();
  const names = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows;
  expect(await names(sql`select template from outbox`)).toEqual([{ template: 'announcement' }]);
  expect(await names(sql`select name from timers`)).toEqual([{ name: 'places' }]);
  expect(await names(sql`select to_regclass('pass_queue')::text as found`)).toEqual([{ found: null }]);
  await database.close();
});
