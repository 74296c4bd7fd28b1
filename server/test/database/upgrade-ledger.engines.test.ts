import { type SQL, sql } from 'drizzle-orm';
import { openClub } from '../support/club';
import type { EmptyDatabase } from '../support/engines';
import { openFilled } from '../support/filled';
import { ledgerViolations } from '../support/ledger-promises';

const read = async (database: EmptyDatabase, query: SQL) => (await database.db.execute(query)).rows;

/** What each person owed in the earlier version: pending payments, less the parts already received. */
const owed = sql`select coalesce(p.user_id, p.id) as account, sum(round(p.amount * 100)::int - coalesce((
    select sum(t.amount_cents) from transfers t
    where t.payment_id = p.id and t.state = 'partly' and t.decided_on is not null), 0))::int as cents
  from payments p where p.status = 0 group by 1 order by 1`;
/** What was received beyond what was owed, which that version only noted. */
const over = sql`select p.user_id as account, (t.amount_cents - round(p.amount * 100))::int as cents
  from transfers t join payments p on p.id = t.payment_id where t.state = 'over' and t.decided_on is not null`;
const revenue = sql`select sum(case status when 1 then amount when 0 then 0 else -amount end)::text as total from payments`;
const payments = sql`select id, user_id, session_id, subscription_id, guest_name, reference, amount, plan, status, method,
  payment_date, version from payments order by id`;

test('every account has the same sum in the ledger as it had in payments, and money that was over is credit', async () => {
  const database = await openFilled('0021');
  const before = {
    owed: await read(database, owed),
    over: await read(database, over),
    revenue: await read(database, revenue),
    payments: await read(database, payments),
  };
  expect(before.owed.length).toBeGreaterThan(5);
  expect(before.over).toMatchObject([{ cents: 1500 }]);
  expect(new Set(before.payments.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]));

  await database.migrate();
  expect(await ledgerViolations(database.db)).toEqual([
    // In that version an excess did not pay other dues; the next payment or answer lets it.
    '1500 of credit beside something open',
  ]);
  expect(await read(database, payments)).toEqual(before.payments);
  expect(await read(database, revenue)).toEqual(before.revenue);
  const balances = sql`select account_id as account, -sum(amount_cents)::int as cents from entries
    where payment_id is not null group by 1 having sum(amount_cents) <> 0 order by 1`;
  expect(await read(database, balances)).toEqual(before.owed.filter(({ cents }) => cents !== 0));
  const credits = sql`select account_id as account, sum(amount_cents)::int as cents from entries where payment_id is null group by 1`;
  expect(await read(database, credits)).toEqual(before.over);
  // Entries have the day of the payment, and the transfer that brought the money.
  const days = sql`select distinct (p.payment_date at time zone 'America/Toronto')::date = e.date as same
    from entries e join payments p on p.id = e.payment_id where e.kind = 'received' and p.status = 1 and p.paid_cents = e.amount_cents`;
  expect(await read(database, days)).toEqual([{ same: true }]);
  const brought = sql`select t.state, sum(e.amount_cents)::int as cents from entries e join transfers t on t.id = e.transfer_id
    group by 1 order by 1`;
  expect(await read(database, brought)).toEqual([
    { state: 'over', cents: 2500 },
    { state: 'partly', cents: 1100 },
    { state: 'settled', cents: 2750 },
  ]);
});

test('what an earlier version settled by a transfer can be taken back by the new one', async () => {
  const database = await openFilled('0021');
  await database.migrate();
  const club = await openClub({}, database);
  club.clock.set('2026-11-23T12:00:00Z');
  const as = (
    await club.call('POST /api/v1/Users/login', { body: { username: 'admin', password: 'Admin123!' } })
  ).ok();
  const decided = await read(
    database,
    sql`select id from transfers where decided_on is not null and state in ('settled', 'over', 'partly')
      order by case state when 'over' then 0 when 'settled' then 1 else 2 end, id`,
  );
  expect(decided).toHaveLength(5);
  for (const { id } of decided) {
    const params = { id: String(id) };
    (await club.call('PUT /api/v1/Transfers/{id}/decision', { as, params, body: { decision: 'undo' } })).ok();
    expect((await ledgerViolations(database.db)).filter((wrong) => !wrong.includes('beside'))).toEqual([]);
  }
  expect(
    await read(
      database,
      sql`select transfer_id from entries where transfer_id is not null
    group by 1 having sum(amount_cents) <> 0`,
    ),
  ).toEqual([]);
  await club.close();
});
