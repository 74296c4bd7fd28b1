import { createNames, openPostgres } from '../../src/data/postgres';
import { handover } from '../support/engines';

test('a statement has a name from its last rare time on', () => {
  const nameOf = createNames(3);
  expect([1, 2, 3, 4].map(() => nameOf('select 1'))).toEqual([
    undefined,
    undefined,
    'frequent_0',
    'frequent_0',
  ]);
});

test('names are limited, and no other kind of statement has one', () => {
  const nameOf = createNames(1, 2);
  expect(['begin', 'select 1', 'select 2', 'select 3', 'select 1'].map(nameOf)).toEqual([
    undefined,
    'frequent_0',
    'frequent_1',
    undefined,
    'frequent_0',
  ]);
});

test('rare statements of many kinds are not remembered for ever', () => {
  const nameOf = createNames(2, 1);
  for (let count = 0; count < 11; count++) nameOf(`select ${count}`);
  expect(nameOf('select 0')).toBeUndefined();
  expect(nameOf('select 0')).toBe('frequent_0');
});

test('a connection plans a frequent statement once, and replies as before', async () => {
  const { pool, close } = await openPostgres(`${process.env[handover.postgres]}/postgres`, 1, () => {});
  for (let count = 0; count < 30; count++)
    expect((await pool.query({ text: 'select $1::int + 1 as more', values: [count] })).rows).toEqual([
      { more: count + 1 },
    ]);
  const { rows } = await pool.query(
    "select name from pg_prepared_statements where statement like 'select $1::int%'",
  );
  expect(rows).toEqual([{ name: 'frequent_0' }]);
  await close();
});
