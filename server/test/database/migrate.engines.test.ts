import { sql } from 'drizzle-orm';
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
