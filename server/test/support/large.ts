import { sql } from 'drizzle-orm';
import { rules } from 'shared-api/contract';
import type { Db } from '../../src/db/types';
import { openBooks } from '../../src/features/ledger/opening';

/** The size of a large club: ten times what a real club would ever have. */
export const largeClub = { users: 20_000, sessions: 2000, seasons: 200, payments: 100_000 } as const;

/**
 * Fills a database with a large club, with one statement per table; nobody in it can log in.
 * @param db without users named `user1`, `user2`…
 */
export async function addLargeClub(db: Db, club = largeClub): Promise<void> {
  const { users, sessions, seasons, payments } = club;
  await db.execute(sql`
    insert into users (id, username, email, first_name, last_name, password_hash, payment_plan, status,
      email_confirmed_on)
    select gen_random_uuid(), 'user' || n, 'user' || n || '@example.com',
      (array['Marie','Jean','Sofia','Amir','Wei'])[1 + n % 5] || chr(97 + n % 26), 'Name' || md5(n::text), 'x', n % 2, 0, now()
    from generate_series(1, ${users}::int) n`);
  await db.execute(sql`
    insert into sessions (id, session_date, start_time, end_time, starts_at, ends_at, max_capacity, drop_in_price,
      location, status)
    select gen_random_uuid(), day, time '18:00', time '20:00',
      (day + time '18:00') at time zone ${rules.timeZone}, (day + time '20:00') at time zone ${rules.timeZone},
      20, 10, 'Gymnase ' || n % 7, case when n % 20 = 0 then 2 else 0 end
    from (select n, date '2022-01-01' + n as day from generate_series(1, ${sessions}::int) n) days`);
  // Three months each, one after the other; none is active, so that none is the current season.
  await db.execute(sql`
    insert into seasons (id, name, start_date, end_date, price, status, notes)
    select gen_random_uuid(), 'Saison ' || n, first, (first + interval '3 months - 1 day')::date, 95,
      case when n % 10 = 0 then 2 else 1 end, 'Gymnase ' || n % 7
    from (select n, (date '1990-01-01' + n * interval '3 months')::date as first
          from generate_series(1, ${seasons}::int) n) periods`);
  await db.execute(sql`
    insert into payments (id, user_id, reference, amount, plan, status, method, payment_date, created_on)
    select gen_random_uuid(), u.id, 'R' || n, 10, n % 2, case when n % 50 = 0 then 0 else 1 end, 0, day, day
    from (select n, timestamptz '2024-01-01' + n * interval '10 minutes' as day from generate_series(1, ${payments}::int) n) days
    join (select id, row_number() over () as k from users) u on u.k = 1 + n % ${users}::int`);
  await openBooks(db);
  await db.execute(sql`
    insert into audit_log (id, actor_name, action, entity, entity_id, after)
    select gen_random_uuid(), 'Ada Boss', 'session.create', 'session', id::text,
      jsonb_build_object('sessionDate', session_date, 'location', location)
    from sessions`);
  await db.execute(sql`
    insert into audit_log (id, actor_name, action, entity, entity_id, after)
    select gen_random_uuid(), 'Ada Boss', 'season.create', 'season', id::text, jsonb_build_object('name', name)
    from seasons`);
}
