import pg from 'pg';
import { deriveKeys } from 'server/keys';
import { signToken } from 'server/tokens';

/** The measured club's sessions. */
const size = { sessions: 500, coming: 8 };

/** Ids for requests. */
export interface MeasuredClub {
  players: { userId: string; token: string }[];
  sessionIds: string[];
}

/** Connects to a database for some work. */
export async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Adds upcoming sessions of twenty places at $10, in which nobody is yet. @returns their ids */
export async function addSessions(client: pg.Client, sessions: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into sessions (id, session_date, start_time, end_time, starts_at, ends_at, max_capacity, drop_in_price, location, status)
    select gen_random_uuid(), starts::date, '10:00', '12:00', starts, starts + interval '2 hours', 20, 10, 'Gymnase Saint-Denis', 0
    from (select date_trunc('day', now()) + (60 + n) * interval '1 day' as starts from generate_series(1, $1) n) days
    returning id`,
    [sessions],
  );
  return rows.map(({ id }) => id);
}

/**
 * Fills a migrated, empty database: weekly sessions of twenty places with nine to twenty players each, eight of them
 * upcoming, people waiting where a session is full, and payments.
 * @param secret the JWT_SECRET of the measured server
 * @param people how many players
 */
export const fillClub = (url: string, secret: string, people = 1000): Promise<MeasuredClub> =>
  withClient(url, async (client) => {
    await client.query(`
      insert into users (id, username, email, first_name, last_name, password_hash, payment_plan, status, email_confirmed_on)
      select gen_random_uuid(), 'player' || n, 'player' || n || '@example.com',
        (array['Marie','Jean','Sofia','Amir','Wei'])[1 + n % 5], 'Name' || n, 'x', n % 2, 0, now()
      from generate_series(1, ${people}) n;
      insert into sessions (id, session_date, start_time, end_time, starts_at, ends_at, max_capacity, drop_in_price, location, status)
      select gen_random_uuid(), starts::date, starts::time, starts::time + '2 hours', starts, starts + '2 hours', 20, 10, 'Gymnase Saint-Denis',
        case when starts < now() then 3 when n % 12 = 11 then 1 else 0 end
      from (select n, date_trunc('hour', now()) + (n - ${size.sessions - size.coming}) * interval '7 days' + interval '1 hour' as starts
        from generate_series(1, ${size.sessions}) n) weeks;
      insert into places (id, session_id, user_id, standing, source)
      select gen_random_uuid(), s.id, u.id, 'in', 'person'
      from (select id, row_number() over (order by starts_at) as n from sessions) s
      join (select id, row_number() over (order by username) as n from users) u
        on (u.n + s.n * 37) % ${people} < 9 + s.n % 12;
      insert into places (id, session_id, user_id, standing, source)
      select gen_random_uuid(), s.id, u.id, 'waiting', 'line'
      from (select id, row_number() over (order by starts_at) as n from sessions) s
      join (select id, row_number() over (order by username) as n from users) u
        on s.n % 12 = 11 and (u.n + s.n * 37) % ${people} between 30 and 32;
      insert into payments (id, user_id, account_id, session_id, reference, amount, plan, status, method, payment_date)
      select gen_random_uuid(), p.user_id, p.user_id, s.id, 'BENCH' || row_number() over (), 10, 0, 1, 0, s.starts_at
      from sessions s join places p on p.session_id = s.id where s.starts_at < now() and p.standing = 'in';
      insert into accounts (id) select id from users;
      insert into entries (id, account_id, payment_id, kind, amount_cents, date)
      select gen_random_uuid(), p.user_id, p.id, kind, cents, p.payment_date::date
      from payments p, (values ('charge', -1000), ('received', 1000)) entry(kind, cents)`);
    const { rows } = await client.query<{ userId: string; loginId: string }>(`
      insert into logins (id, user_id, last_used_on, proven_at, with_passkey)
      select gen_random_uuid(), id, now(), now(), false from users
      returning id as "loginId", user_id as "userId"`);
    await client.query('vacuum analyze');
    const sessions = await client.query<{ id: string }>('select id from sessions order by starts_at desc');
    const keys = deriveKeys(secret);
    const [issued, expires] = [new Date(), new Date(Date.now() + 86_400_000)];
    return {
      players: await Promise.all(
        rows.map(async (claims) => ({
          userId: claims.userId,
          token: await signToken(claims, keys, { issued, expires }),
        })),
      ),
      sessionIds: sessions.rows.map(({ id }) => id),
    };
  });
