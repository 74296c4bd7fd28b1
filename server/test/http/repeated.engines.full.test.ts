import { sql } from 'drizzle-orm';
import { addDays } from 'shared-api/calendar';
import { type Call, type CallName, type Calls, calls, SessionStatus } from 'shared-api/contract';
import { newId } from '../../src/data/schema';
import { perform, removeOldReplies } from '../../src/http/perform';
import { changeProfile } from '../support/accounts';
import type { Sent } from '../support/call';
import { clubForAll, type Person } from '../support/club';
import { shareOf } from '../support/engines';
import { addSeason } from '../support/seasons';
import { matrix, rows } from './permissions';

// With limits, which count outside the transaction: on the embedded database, a call that needs one would wait for itself.
const club = clubForAll({ rateLimits: true });
let [player, admin]: Person[] = [];
const register = 'POST /api/v1/Sessions/{id}/register';
beforeAll(async () => {
  [player, admin] = [await club.person(), await club.admin()];
  await addSeason(club, { startDate: '2026-11-01', endDate: '2027-01-31', price: 95 });
});

type Name = keyof Calls & CallName;
const callOf = (name: Name): Call => calls[name];
const repeatable = rows.filter((name) => callOf(name).repeatable) as Name[];

const aSeason = { startDate: '2026-12-01', endDate: '2027-02-28', price: 95 };

const aSession = {
  ...{ startTime: '10:00', endTime: '12:00' },
  ...{ dropInPrice: 10, location: 'The gym', status: SessionStatus.Full },
};

/** A day that no other test has: there are no passes for it. */
let days = 0;
const quietDay = (): string => {
  days += 20;
  return addDays('2027-06-01', days);
};

/** A session to which somebody has said yes. */
async function going(as: Person) {
  const params = { id: await club.session() };
  (await club.call(register, { as, params })).ok();
  return { params };
}

/** What has to be before a call can succeed; for the others, the request of `permissions.ts`. */
const arranged: Partial<Record<Name, (as: Person) => Promise<Sent>>> = {
  // On days that no other series has.
  'POST /api/v1/Sessions/series': async () => {
    const { body } =
      (await matrix['POST /api/v1/Sessions/series'].send?.(club, player as Person, admin)) ?? {};
    const sessionDate = quietDay();
    return { body: { ...(body as object), sessionDate, until: addDays(sessionDate, 7) } };
  },
  'DELETE /api/v1/Sessions/{id}/register': going,
  'POST /api/v1/Sessions/{id}/guests': async (as) => ({ ...(await going(as)), body: { firstName: 'Noé' } }),
  'PUT /api/v1/Attendance/sessions/{sessionId}': async (as) => {
    const { id: sessionId } = (await going(as)).params;
    return { params: { sessionId }, body: { isAttending: false } };
  },
  'POST /api/v1/SeasonSubscriptions': async () => ({
    body: { startDate: '2026-11-21', endDate: '2027-02-21', price: 95 },
  }),
  'POST /api/v1/Sessions/{id}/waiting-list': async () => {
    const params = { id: await club.session({ maxCapacity: 1, sessionDate: quietDay() }) };
    (await club.call(register, { as: await club.person(), params })).ok();
    return { params };
  },
  'DELETE /api/v1/Sessions/{id}/guests/{guestId}': async (as) => {
    const { params } = await going(as);
    const sent = { as, params, body: { firstName: 'Noé' } };
    const { place } = (await club.call('POST /api/v1/Sessions/{id}/guests', sent)).ok();
    return { params: { ...params, guestId: place?.guests[0]?.id ?? '' } };
  },
  'DELETE /api/v1/Seasons/{id}/register': async (as) => {
    const params = { id: (await addSeason(club, aSeason)).id };
    (await club.call('POST /api/v1/Seasons/{id}/register', { as, params })).ok();
    return { params };
  },
  'PUT /api/v1/Users/me': async ({ firstName, lastName, username }) => ({
    body: { firstName, lastName, username, email: `new-${username}@club.test`, version: 1 },
  }),
  'POST /api/v1/Users/me/pending-email': async (as) => {
    await changeProfile(club, as, { email: `newer-${as.username}@club.test` });
    return {};
  },
};

/** A request that succeeds, with a key of its own. */
async function requestFor(name: Name): Promise<Sent> {
  const { send, answers } = matrix[name];
  const owner = await club.person();
  const as = answers[1] === 403 ? admin : owner;
  const sent = arranged[name] ? await arranged[name](owner) : await send?.(club, owner, as);
  return { as, ...sent, headers: { 'idempotency-key': newId() } };
}

/** Everything that is stored, but what each call writes about its caller. */
async function stored(): Promise<Record<string, unknown>> {
  const { db } = club.database;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    if (['logins', 'rate_limits', 'timers'].includes(name)) continue;
    const { rows } = await db.execute(sql`select * from ${sql.identifier(name)} t order by t::text`);
    found[name] = rows;
  }
  return found;
}

test.each(repeatable)('%s is done once, and its reply is given again', async (name) => {
  const sent = await requestFor(name);
  const first = await club.call(name, sent);
  expect(first.status).toBeLessThan(300);
  const after = await stored();
  const second = await club.call(name, sent);
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await stored()).toEqual(after);
});

test.each(shareOf(repeatable))('%s changes nothing if its reply cannot be stored', async (name) => {
  const sent = await requestFor(name);
  const before = await stored();
  const { db } = club.database;
  await db.execute(sql`alter table replies add constraint full_disk check (false) not valid`);
  try {
    expect((await club.call(name, sent)).status).toBe(500);
  } finally {
    await db.execute(sql`alter table replies drop constraint full_disk`);
  }
  expect(await stored()).toEqual(before);
});

test('a refused call may be made again with its key', async () => {
  const id = await club.session({ maxCapacity: 1, sessionDate: quietDay() });
  (await club.call(register, { as: await club.person(), params: { id } })).ok();
  const sent = { as: await club.person(), params: { id }, headers: { 'idempotency-key': newId() } };
  expect((await club.call(register, sent)).error().code).toBe('sessionFull');
  const { sessionDate } = (await club.call('GET /api/v1/Sessions/{id}', { params: { id } })).ok();
  const body = { ...aSession, sessionDate, maxCapacity: 2 };
  (await club.call('PUT /api/v1/Sessions/{id}', { as: admin, params: { id }, body })).ok();
  (await club.call(register, sent)).ok(201);
});

test('a key is for one call with one input by one person', async () => {
  const as = await club.person();
  const sent = async () => ({ as, params: { id: await club.session() }, headers });
  const headers = { 'idempotency-key': newId() };
  const first = await sent();
  (await club.call(register, first)).ok();
  expect((await club.call(register, await sent())).error()).toMatchObject({ status: 422, code: 'keyReused' });
  expect((await club.call('DELETE /api/v1/Sessions/{id}/register', first)).error().code).toBe('keyReused');
  (await club.call(register, { ...first, as: await club.person() })).ok(201);
});

test.each(['short', 'x'.repeat(65), 'with spaces in between'])('%s is no key', async (key) => {
  const sent = { as: player, params: { id: await club.session() }, headers: { 'idempotency-key': key } };
  expect((await club.call(register, sent)).error().code).toBe('badKey');
});

test('of two at once, one is done, and the other has its reply or is told to wait', async () => {
  const sent = await requestFor('POST /api/v1/Payments');
  const [one, other] = await Promise.all([1, 2].map(() => club.call('POST /api/v1/Payments', sent)));
  const replies = [one, other].filter((reply) => reply && reply.status < 300);
  expect(new Set(replies.map((reply) => JSON.stringify(reply?.body))).size).toBe(1);
  for (const reply of [one, other])
    if (reply && reply.status >= 300)
      expect(reply.error()).toMatchObject({ status: 409, code: 'stillRunning' });
  expect((await club.call('POST /api/v1/Payments', sent)).body).toEqual(replies[0]?.body);
});

test('once somebody has been deleted, replies that name them say only that the call was done; others stay', async () => {
  const leaves = await club.person();
  const key = () => ({ headers: { 'idempotency-key': newId() } });
  const pay = 'POST /api/v1/Payments';
  const owes = (of: Person | undefined) => ({
    ...{ as: admin, body: { userId: of?.id, plan: 1, amount: 10 } },
    ...key(),
  });
  const [theirs, others] = [owes(leaves), owes(player)];
  (await club.call(pay, theirs)).ok();
  const first = (await club.call(pay, others)).ok();
  const goes = { as: player, params: { id: await club.session() }, ...key() };
  (await club.call(register, { as: leaves, params: goes.params })).ok();
  (await club.call(register, goes)).ok();
  const bring = 'POST /api/v1/Sessions/{id}/guests';
  const together = { ...goes, body: { firstName: 'Noé' }, ...key() };
  (await club.call(bring, together)).ok();
  (await club.call('DELETE /api/v1/Users/{id}', { as: admin, params: { id: leaves.id } })).ok();
  expect((await club.call(pay, theirs)).error().code).toBe('alreadyDone');
  expect((await club.call(bring, together)).error().code).toBe('alreadyDone');
  (await club.call(register, goes)).ok(201);
  expect((await club.call(pay, others)).body).toEqual(first);
});

test('of whoever makes too many calls, the newest replies are kept', async () => {
  const { id: userId } = await club.person();
  const { db } = club.database;
  await db.execute(sql`
    insert into replies (user_id, key, fingerprint, status, body, created_on)
    select ${userId}, 'key ' || n, '', 200, '{}', now() - n * interval '1 second' from generate_series(1, 3010) n`);
  await perform(club.app.services, ({ db: tx }) => removeOldReplies(tx, new Date()));
  const { rows: kept } = await db.execute<{ key: string }>(
    sql`select key from replies where user_id = ${userId} order by created_on`,
  );
  expect([kept.length, kept[0]?.key]).toEqual([3000, 'key 3000']);
});

test('a reply is kept for seven days', async () => {
  const sent = await requestFor('POST /api/v1/Payments');
  const first = (await club.call('POST /api/v1/Payments', sent)).ok();
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await perform(club.app.services, ({ db: tx }) => removeOldReplies(tx, inDays(6.9)));
  expect((await club.call('POST /api/v1/Payments', sent)).body).toEqual(first);
  await perform(club.app.services, ({ db: tx }) => removeOldReplies(tx, inDays(7.1)));
  expect((await club.call('POST /api/v1/Payments', sent)).body).not.toEqual(first);
});
