import { eq } from 'drizzle-orm';
import { type RetentionChange, UserStatus } from 'shared-api/contract';
import { auditLog, lapses, transfers, users } from '../../src/data/schema';
import { clubForEach, password } from '../support/club';
import { recordPayment } from '../support/payments';
import { importRows } from '../support/statements';
import { round } from '../support/timers';

const club = clubForEach();
const nothing: RetentionChange = { people: null, log: null, transfers: null };

/** Somebody who has joined on the day on which these tests begin. */
const somebody = () => club.person({ createdOn: club.clock.now() });
const admin = async () => club.again(await club.admin());

const keep = async (periods: Partial<RetentionChange>) =>
  (
    await club.call('PUT /api/v1/Retention', {
      as: await admin(),
      body: { ...nothing, ...periods },
    })
  ).ok();
const next = async (query: Partial<RetentionChange>) =>
  (await club.call('GET /api/v1/Retention/next', { as: await admin(), query })).ok();
const mailsTo = (email: string) =>
  club.mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
const isThere = async (id: string) => (await club.database.db.$count(users, eq(users.id, id))) === 1;
/** The club lives on for some days, and its timer runs on the first and on every sixth after that. */
const days = async (from: string, count: number) => {
  for (let day = 0; day < count; day += 6) {
    club.clock.set(new Date(Date.parse(`${from}T15:00:00Z`) + day * 86_400_000).toISOString());
    await round(club, 'retention');
    await club.drain();
  }
};

test('until somebody sets a period nothing goes, however long it is there', async () => {
  const { id } = await somebody();
  club.clock.set('2046-11-21T15:00:00Z');
  await round(club, 'retention');
  expect(await isThere(id)).toBe(true);
  expect((await club.call('GET /api/v1/Retention')).ok()).toEqual({ ...nothing, version: 1 });
  expect(await club.database.db.$count(lapses)).toBe(0);
});

test('a year later whoever was not seen is told, and thirty days after that forgotten', async () => {
  const [away, other] = [await somebody(), await somebody()];
  await keep({ people: 12 });
  club.clock.set('2027-11-20T15:00:00Z');
  await round(club, 'retention');
  expect(mailsTo(away.email)).toEqual([]);

  club.clock.set('2027-11-21T15:00:00Z');
  const lapse = { id: away.id, seenOn: '2026-11-21', toldOn: null, goesOn: '2027-12-21' };
  const before = await next({ people: 12 });
  expect(before.people).toContainEqual(expect.objectContaining(lapse));
  await days('2027-11-21', 30);
  const after = await next({ people: 12 });
  expect(after.people).toContainEqual(expect.objectContaining({ ...lapse, toldOn: '2027-11-21' }));
  expect(mailsTo(away.email)).toHaveLength(1);
  const mine = (await club.call('GET /api/v1/Users/me/export', { as: await club.again(other) })).ok();
  expect(mine).toMatchObject({ lapse: { toldOn: '2027-11-21' } });

  // The other one has logged in to look.
  await days('2027-12-21', 1);
  expect([await isThere(away.id), await isThere(other.id)]).toEqual([false, true]);
  expect(mailsTo(away.email)).toHaveLength(2);
  expect(await next({ people: 12 })).toMatchObject({ people: [], total: 0 });
  const { db } = club.database;
  const log = await db.select().from(auditLog).where(eq(auditLog.entity, 'retention')).orderBy(auditLog.id);
  expect(log.map(({ action, entityId, after: counts }) => [action, entityId ?? counts?.told])).toEqual([
    ['retention.update', undefined],
    ['retention.apply', 2],
    ['retention.forget', away.id],
  ]);
});

test('a login after the mail keeps somebody, and they are told anew when their time comes again', async () => {
  const person = await somebody();
  await keep({ people: 12 });
  await days('2027-11-21', 1);
  const body = { username: person.username, password };
  const { token } = (await club.call('POST /api/v1/Users/login', { body })).ok();
  (await club.call('POST /auth/logout', { as: { ...person, token } })).ok(204);
  await days('2027-11-22', 60);
  expect(await isThere(person.id)).toBe(true);
  await days('2028-11-21', 30);
  expect(await isThere(person.id)).toBe(true);
  expect(mailsTo(person.email)).toHaveLength(2);
  await days('2028-12-21', 1);
  expect(await isThere(person.id)).toBe(false);
});

test('a place to come keeps somebody who was told', async () => {
  const said = await somebody();
  await keep({ people: 12 });
  const id = await club.session({ sessionDate: '2028-01-29' });
  await days('2027-11-21', 1);
  const as = await admin();
  const params = { id, userId: said.id };
  (await club.call('PUT /api/v1/Sessions/{id}/places/{userId}', { as, params, body: { move: 'in' } })).ok();
  await days('2027-11-22', 40);
  expect(await isThere(said.id)).toBe(true);
});

test('nobody is taken who owes, has credit, a pass, a request, or a role, or is suspended', async () => {
  const as = await admin();
  const [owes, hasCredit] = [await somebody(), await somebody()];
  const [asks, suspended] = [await somebody(), await somebody()];
  const holder = await club.passHolder(
    { createdOn: club.clock.now() },
    { startDate: '2026-11-01', endDate: '2029-11-30' },
  );
  await recordPayment(club, { userId: owes.id, amount: 10 });
  const credit = { kind: 'credit', amount: 5, reason: 'Balls' } as const;
  (
    await club.call('POST /api/v1/Balances/{id}/entries', { as, params: { id: hasCredit.id }, body: credit })
  ).ok();
  const request = { kind: 'copy', userId: asks.id, askedOn: '2026-11-20' } as const;
  (await club.call('POST /api/v1/PrivacyRequests', { as, body: request })).ok();
  await club.database.db
    .update(users)
    .set({ status: UserStatus.Suspended })
    .where(eq(users.id, suspended.id));
  await keep({ people: 12 });
  await days('2028-11-21', 40);
  const held = [owes, hasCredit, asks, suspended, holder, as];
  expect(await Promise.all(held.map(({ id }) => isThere(id)))).toEqual(held.map(() => true));
  expect(mailsTo(owes.email)).toEqual([]);
  expect(await next({ people: 12 })).toMatchObject({ total: 0 });
});

test('the log goes after its period, its entries about money and transfers’ words after seven years', async () => {
  const as = await admin();
  const { id } = await somebody();
  await importRows(club, '2026-11-20,INTERAC FROM ZELDA ZEBRA,30.00');
  const { db } = club.database;
  const [transfer] = await db.select().from(transfers);
  const decided = {
    as,
    params: { id: transfer?.id ?? '' },
    body: { decision: 'credit', userId: id },
  } as const;
  (await club.call('PUT /api/v1/Transfers/{id}/decision', decided)).ok();
  (
    await club.call('POST /api/v1/Incidents', {
      as,
      body: {
        ...{
          noticedOn: '2026-11-20',
          happened: 'Now',
          what: 'A list',
          information: 'Names',
          people: 1,
          whom: '',
        },
        ...{ serious: false, reasons: '', commissionToldOn: null, peopleToldOn: null, measures: '' },
      },
    })
  ).ok();
  await keep({ log: 12, transfers: 84 });
  // The database's own clock has dated them.
  await db.update(auditLog).set({ at: club.clock.now() });
  const entities = async () => new Set((await db.select().from(auditLog)).map(({ entity }) => entity));
  await days('2027-11-23', 1);
  expect(await entities()).toContain('transfer');
  expect(await entities()).not.toContain('incident');

  club.clock.set('2033-11-21T15:00:00Z');
  expect(await next({ transfers: 84 })).toMatchObject({ log: 0, transfers: 1 });
  await days('2033-11-23', 1);
  expect(await entities()).not.toContain('transfer');
  const [kept] = await db.select().from(transfers);
  expect(kept).toMatchObject({ amountCents: 3000, userId: id, sender: '', message: '' });
});

test('periods are bounded, and nobody overwrites another administrator’s', async () => {
  const as = await admin();
  const put = (body: object) =>
    club.call('PUT /api/v1/Retention', { as, body: { ...nothing, ...body } as RetentionChange });
  expect((await put({ people: 11 })).status).toBe(400);
  expect((await put({ transfers: 83 })).status).toBe(400);
  expect((await put({ people: 24, version: 1 })).ok()).toMatchObject({ people: 24, version: 2 });
  expect((await put({ people: 36, version: 1 })).error().code).toBe('changedMeanwhile');
});
