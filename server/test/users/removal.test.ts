import { eq } from 'drizzle-orm';
import { PaymentStatus, UserStatus } from 'shared-api/contract';
import { accounts, auditLog, entries, payments, transfers, users } from '../../src/data/schema';
import { changeAccount } from '../support/accounts';
import { clubForEach, password } from '../support/club';
import { logIn } from '../support/logins';
import { importRows } from '../support/statements';

const club = clubForEach();

test('whoever leaves takes their data with them; the money stays, without a name', async () => {
  const player = await club.person({ firstName: 'Gone', lastName: 'Player', email: 'gone@example.com' });
  const waiting = await club.person();
  const id = await club.session({ maxCapacity: 1 });
  (await club.call('POST /api/v1/Sessions/{id}/register', { as: player, params: { id } })).ok();
  (await club.call('POST /api/v1/Sessions/{id}/waiting-list', { as: waiting, params: { id } })).ok();
  const as = await club.admin();
  const body = { userId: player.id, plan: 0, amount: 95 };
  const paid = (await club.call('POST /api/v1/Payments', { as, body })).ok();
  const done = { as, params: { id: paid.id }, body: { status: PaymentStatus.Completed } };
  (await club.call('PUT /api/v1/Payments/{id}/status', done)).ok();
  (await changeAccount(club, player, {})).ok();

  const data = (await club.call('GET /api/v1/Users/me/export', { as: player })).ok();
  expect(JSON.stringify(data)).toContain('gone@example.com');
  expect(JSON.stringify(data)).not.toContain('argon2');
  const parts =
    'profile places draws openingReminders calendarAddress door subscriptions passReminders account entries refunds payments openings transfers mailings logins notifications devices requests lapse consents log';
  expect(Object.keys(data)).toEqual(parts.split(' '));

  const wrong = await club.call('DELETE /api/v1/Users/me', { as: player, body: { password: 'Wr0ng!pass' } });
  expect(wrong.error().code).toBe('wrongPassword');
  expect((await club.call('DELETE /api/v1/Users/me', { as: player, body: { password } })).status).toBe(204);

  expect((await club.call('GET /api/v1/Users/me', { as: player })).error().status).toBe(401);
  const left = await club.call('GET /api/v1/Payments/{id}', { as, params: { id: paid.id } });
  expect(left.ok()).toMatchObject({ userId: null, userName: 'Former member', userEmail: '', amount: 95 });
  const session = await club.call('GET /api/v1/Sessions/{id}', { as: waiting, params: { id } });
  expect(session.ok()).toMatchObject({ isAttending: true, registeredPlayersCount: 1 });

  await club.drain();
  const { db } = club.database;
  const kept = [
    await db.select().from(users),
    await db.select().from(payments),
    await db.select().from(auditLog),
  ];
  expect(JSON.stringify(kept)).not.toContain('gone@example.com');
  expect(club.mailer.sent.map(({ to }) => to)).toContain('gone@example.com');
});

test.each(['themselves', 'by an administrator'] as const)(
  'whoever leaves %s with credit takes its history along; the credit stays in the log, what was said is forgotten',
  async (whom) => {
    const person = await club.person();
    const as = await club.admin();
    const mine = async () => (await club.call('GET /api/v1/Balances/mine', { as: person })).ok();
    const { reference } = await mine();
    await importRows(club, `2026-11-20,INTERAC FROM ZELDA ZEBRA ${reference},30.00`);
    const data = (await club.call('GET /api/v1/Users/me/export', { as: person })).ok();
    expect(data.account).toEqual({ reference, creditCents: 3000 });
    expect(data.entries).toMatchObject([{ kind: 'received', amountCents: 3000, date: '2026-11-20' }]);

    if (whom === 'themselves') await club.call('DELETE /api/v1/Users/me', { as: person, body: { password } });
    else await club.call('DELETE /api/v1/Users/{id}', { as, params: { id: person.id }, body: null });
    const log = (await club.call('GET /api/v1/Audit', { as })).ok();
    expect(log.find(({ action }) => action === 'user.delete')).toMatchObject({
      entityId: person.id,
      after: { credit: 30 },
    });
    const { db } = club.database;
    const kept = [
      await db.select().from(accounts),
      await db.select().from(entries),
      await db.select().from(transfers),
    ];
    expect(JSON.stringify(kept)).not.toMatch(/ZEBRA|CS-/);
    expect(kept[0]).toMatchObject([{ id: person.id, creditCents: 3000 }]);
  },
);

test('who deletes somebody learns before how many it e-mails, and says why', async () => {
  const as = await club.admin();
  const [player, waiting] = [await club.person(), await club.person()];
  const id = await club.session({ maxCapacity: 1 });
  (await club.call('POST /api/v1/Sessions/{id}/register', { as: player, params: { id } })).ok();
  (await club.call('POST /api/v1/Sessions/{id}/waiting-list', { as: waiting, params: { id } })).ok();
  const foretold = async (...ids: string[]) =>
    (await club.call('POST /api/v1/Users/recipients', { as, body: { ids } })).ok().people;
  // The one who leaves, and the one who gets their spot.
  expect(await foretold(player.id)).toBe(2);
  expect(await foretold(waiting.id)).toBe(1);
  expect(await foretold(player.id, waiting.id)).toBe(2);
  await club.drain();
  club.mailer.sent.length = 0;
  const body = { reason: 'Moved to <Laval>' };
  (await club.call('DELETE /api/v1/Users/{id}', { as, params: { id: player.id }, body })).ok(204);
  await club.drain();
  expect(club.mailer.sent.map(({ to }) => to).sort()).toEqual([player.email, waiting.email].sort());
  expect(club.mailer.sent.find(({ to }) => to === player.email)?.text).toContain(body.reason);
  const [latest] = await club.database.db.select().from(auditLog).where(eq(auditLog.action, 'user.delete'));
  // The reason was for them: the log keeps that it happened.
  expect(latest).toMatchObject({ about: [player.id], before: null, after: null });
});

test('the club keeps at least one administrator', async () => {
  const as = await club.admin();
  const alone = await club.call('DELETE /api/v1/Users/{id}', { as, params: { id: as.id } });
  expect(alone.error().code).toBe('lastAdministrator');
  expect((await changeAccount(club, as, { isAdmin: false })).error().code).toBe('lastAdministrator');
  const other = await club.person({ isAdmin: true });
  expect((await club.call('DELETE /api/v1/Users/{id}', { as: other, params: { id: as.id } })).status).toBe(
    204,
  );
});

test('a suspended user is out at once', async () => {
  const player = await club.person();
  (await changeAccount(club, player, { status: UserStatus.Suspended })).ok();
  expect((await club.call('GET /api/v1/Users/me', { as: player })).status).toBe(401);
  expect((await logIn(club, player.username)).error().code).toBe('accountSuspended');
});
