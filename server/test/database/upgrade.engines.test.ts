import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../src/db/types';
import { openClub } from '../support/club';
import { openFilled } from '../support/filled';

/** What must be the same before and after, whatever becomes of the tables. */
const kept: Record<string, SQL> = {
  people: sql`select status, is_admin, payment_plan, count(*)::int from users group by 1, 2, 3 order by 1, 2, 3`,
  answers: sql`select is_attending, count(*)::int, count(notes)::int as notes from attendance group by 1 order by 1`,
  waiting: sql`select session_id, user_id from waiting_list order by 1, 2`,
  sessions: sql`select status, count(*)::int, sum(max_capacity)::int from sessions group by 1 order by 1`,
  money: sql`select status, plan, count(*)::int, sum(amount)::text from payments group by 1, 2 order by 1, 2`,
  references: sql`select reference from payments order by 1`,
  passes: sql`select status, start_date, end_date, count(*)::int from subscriptions group by 1, 2, 3 order by 1, 2, 3`,
  passkeys: sql`select credential_id, name, counter::int from webauthn_credentials`,
  settings: sql`select organization_name, default_price, max_capacity, address, session_reminder from settings`,
  log: sql`select actor_name, action, entity_id from audit_log order by id`,
};

const read = async (db: Db): Promise<Record<string, unknown[]>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(kept).map(async ([name, query]) => [name, (await db.execute(query)).rows]),
    ),
  );

test('an existing club is brought up to date and loses nothing', async () => {
  const database = await openFilled('0004');
  const before = await read(database.db);
  for (const [name, rows] of Object.entries(before)) expect([name, rows.length]).not.toEqual([name, 0]);

  await database.migrate();
  expect(await read(database.db)).toEqual(before);

  // The demo's passwords go on opening their accounts, and what people had is what they see.
  const club = await openClub({}, database);
  const logIn = async (username: string, password: string) =>
    (await club.call('POST /api/v1/Users/login', { body: { username, password } })).ok();
  const [player, admin] = [await logIn('player', 'Player123!'), await logIn('admin', 'Admin123!')];
  const mine = (await club.call('GET /api/v1/Attendance/me', { as: player })).ok();
  expect(mine.length).toBeGreaterThan(0);
  const paid = await club.call('GET /api/v1/Payments', { as: admin, query: { pageSize: 200 } });
  expect(paid.ok()).toHaveLength(before.references?.length ?? 0);
  const settings = (await club.call('GET /api/v1/Settings', { as: admin })).ok();
  expect(settings).toMatchObject({ organizationName: 'Basket du Plateau', maxCapacity: 18 });
  await club.close();
});
