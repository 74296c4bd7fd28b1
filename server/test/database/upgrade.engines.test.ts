import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { migrationsFolder } from '../../src/db/migrate';
import type { Db } from '../../src/db/types';
import { openClub } from '../support/club';
import { countedPlaces, storedCounts } from '../support/counts';
import { casesOf } from '../support/engines';
import { openFilled } from '../support/filled';

/** What must be the same before and after, however the tables change. */
const kept: Record<string, SQL> = {
  people: sql`select status, is_admin, payment_plan, count(*)::int from users group by 1, 2, 3 order by 1, 2, 3`,
  sessions: sql`select status, count(*)::int, sum(max_capacity)::int from sessions group by 1 order by 1`,
  money: sql`select status, plan, count(*)::int, sum(amount)::text from payments group by 1, 2 order by 1, 2`,
  references: sql`select reference from payments order by 1`,
  passes: sql`select status, start_date, end_date, count(*)::int from subscriptions where price > 0
    group by 1, 2, 3 order by 1, 2, 3`,
  passkeys: sql`select credential_id, name, counter::int from webauthn_credentials`,
  settings: sql`select organization_name, default_price, max_capacity, address, session_reminder from settings`,
  log: sql`select actor_name, action, entity_id from audit_log order by id`,
};

/** The same for tables that were merged into one. */
const places = {
  before: {
    answers: sql`select a.id, a.session_id, a.user_id, a.is_attending, a.notes, a.update_reason from attendance a
      where not exists (select 1 from waiting_list w where w.session_id = a.session_id and w.user_id = a.user_id) order by 1`,
    lines: sql`select session_id, user_id from waiting_list order by session_id, id`,
  },
  after: {
    answers: sql`select id, session_id, user_id, standing = 'in' as is_attending, notes, update_reason from places
      where standing in ('in', 'out') order by 1`,
    lines: sql`select session_id, user_id from places where standing = 'waiting' order by session_id, priority, since`,
  },
};

const read = async (db: Db, kept: Record<string, SQL>): Promise<Record<string, unknown[]>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(kept).map(async ([name, query]) => [name, (await db.execute(query)).rows]),
    ),
  );

test.each(casesOf(['0004', '0009', '0014', '0021']))(
  'a club of version %s is brought up to date and loses nothing',
  async (last) => {
    const database = await openFilled(last);
    const before = await read(database.db, { ...kept, ...(last < '0019' ? places.before : places.after) });
    for (const [name, rows] of Object.entries(before)) expect([name, rows.length]).not.toEqual([name, 0]);

    await database.migrate();
    expect(await read(database.db, { ...kept, ...places.after })).toEqual(before);
    expect(await storedCounts(database.db)).toEqual(await countedPlaces(database.db));

    // The demo accounts' passwords still work, and people see what they had.
    const club = await openClub({}, database);
    const logIn = async (username: string, password: string) =>
      (await club.call('POST /api/v1/Users/login', { body: { username, password } })).ok();
    const [player, admin] = [await logIn('player', 'Player123!'), await logIn('admin', 'Admin123!')];
    const mine = (await club.call('GET /api/v1/Attendance/me', { as: player })).ok();
    expect(mine.length).toBeGreaterThan(0);
    const paid = await club.call('GET /api/v1/Payments', { as: admin, query: { pageSize: 1000 } });
    expect(paid.ok()).toHaveLength(before.references?.length ?? 0);
    const settings = (await club.call('GET /api/v1/Settings', { as: admin })).ok();
    const [was] = before.settings as { organization_name: string; max_capacity: number }[];
    expect(settings).toMatchObject({
      organizationName: was?.organization_name,
      maxCapacity: was?.max_capacity,
    });
    await club.close();
  },
);

test('e-mails that were under way are sent once by the new version, and what had left stays sent', async () => {
  const database = await openFilled('0004');
  const ids = sql`(select id, row_number() over (order by id) as n from users where status = 0 and not is_admin)`;
  const [mailingId, jobId] = ['01a200d5-6e04-76a8-ab32-15edcee50d99', '01a200d5-6e04-76a8-ab32-15edcee50d98'];
  await database.db.execute(
    sql`insert into mailings (id, template, custom_message, created_on)
    values (${mailingId}, 'announcement', 'Hello', '2026-11-21T22:58:00Z')`,
  );
  // That version's states: 0 waiting, 1 being sent, 2 sent, 3 failed, 4 skipped.
  await database.db.execute(sql`
    insert into mailing_recipients (mailing_id, position, user_id, state, claimed_on)
    select ${mailingId}, n, id, (n - 1) % 5, case when n % 5 > 1 then '2026-11-21T22:59:00Z'::timestamptz end
    from ${ids} as people where n <= 10`);
  await database.db.execute(
    sql`insert into delivered_emails (job_id, template) values (${jobId}, 'password-changed')`,
  );
  await database.migrate();

  const club = await openClub({}, database);
  const [{ id: userId } = { id: '' }] = (
    await database.db.execute<{ id: string }>(
      sql`select id from users where status = 0 and not is_admin limit 1`,
    )
  ).rows;
  const data = {
    to: 'a@club.test',
    userId,
    template: 'password-changed',
    language: 0,
    props: { firstName: 'A' },
  };
  await club.app.services.jobs.send(database.db, 'email', data);
  await database.executeSql(`insert into pgboss.job (id, name, data) values ($1, 'email', $2)`, [
    jobId,
    JSON.stringify({ ...data, to: 'delivered@club.test' }),
  ]);
  const progress = async () =>
    (
      await club.call('GET /api/v1/Communication/mailings/{mailingId}', {
        as: await club.admin(),
        params: { mailingId },
      })
    ).ok();
  expect(await progress()).toEqual({ mailingId, total: 10, sent: 2, failed: 2, skipped: 2 });
  await club.app.services.jobs.drain();
  // Two were waiting; two belong to another process until their claim is ten minutes old.
  expect(await progress()).toMatchObject({ sent: 4 });
  expect(club.mailer.sent.filter(({ to }) => to.endsWith('@club.test'))).toMatchObject([
    { to: 'a@club.test' },
  ]);
  club.clock.set('2026-11-21T23:09:00Z');
  await club.drain();
  expect(await progress()).toEqual({ mailingId, total: 10, sent: 6, failed: 2, skipped: 2 });
  expect(new Set(club.mailer.sent.map(({ to }) => to)).size).toBe(5);
  await club.close();
});

test('who was on the season plan without a pass gets one that covers what they have said yes to, and pays nothing', async () => {
  const database = await openFilled('0009');
  const [{ id } = { id: '' }] = (
    await database.db.execute<{ id: string }>(sql`
      update users set payment_plan = 0 where username = 'player' returning id`)
  ).rows;
  await database.db.execute(sql`delete from subscriptions where user_id = ${id}`);
  await database.db.execute(sql`
    update sessions set session_date = '2099-01-03'
    where id = (select session_id from attendance where user_id = ${id} and is_attending limit 1)`);
  await database.migrate();
  const passes = sql`select price::int, status, start_date <= current_date + 1 as begins, end_date::text
    from subscriptions where user_id = ${id}`;
  expect((await database.db.execute(passes)).rows).toEqual([
    { price: 0, status: 0, begins: true, end_date: '2099-01-03' },
  ]);
  // Everybody else keeps their pass, or stays on drop-in.
  const others = sql`select count(*)::int as n from users u where
    (select count(*) from subscriptions p where p.user_id = u.id and p.status = 0) <> case when payment_plan = 0 then 1 else 0 end`;
  expect((await database.db.execute(others)).rows).toEqual([{ n: 0 }]);
  await database.close();
});

test('who was given a spot before an upgrade is told by the new version, and nobody who has none any more', async () => {
  const club = await openClub();
  const [player, other] = [await club.person(), await club.person()];
  const sessionId = await club.session();
  const yes = { as: player, params: { sessionId }, body: { isAttending: true } };
  (await club.call('POST /api/v1/Attendance/sessions/{sessionId}', yes)).ok();
  await club.drain();
  club.mailer.sent.length = 0;
  const mailingId = '01a200d5-6e04-76a8-ab32-15edcee50d97';
  await club.database.db.execute(
    sql`insert into mailings (id, session_id) values (${mailingId}, ${sessionId})`,
  );
  await club.database.db.execute(sql`insert into outbox (id, mailing_id, user_id, template, due_on)
    select gen_random_uuid(), ${mailingId}, id, 'place-free', '2026-11-21T22:59:00Z' from users
    where id in (${player.id}, ${other.id})`);
  const file = readFileSync(join(migrationsFolder(), '0021_spots_from_the_line.sql'), 'utf8');
  for (const statement of file.split('--> statement-breakpoint')) await club.database.executeSql(statement);
  await club.drain();
  expect(club.mailer.sent).toMatchObject([
    { to: player.email, subject: 'A spot opened up: you’re in for Saturday, November 28' },
  ]);
  expect(club.mailer.sent[0]?.text).toMatch(/\$10\.00[\s\S]*CS-/);
  await club.close();
});
