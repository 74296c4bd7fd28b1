import { eq, isNull } from 'drizzle-orm';
import { SessionStatus } from 'shared-api/contract';
import { sendReminders } from '../../src/club/mailings/reminders';
import { outbox, users } from '../../src/data/schema';
import { clubForEach, type Person } from '../support/club';
import { mailerWith, outboxWorker, passTime, replies } from '../support/outbox';
import { changeSession } from '../support/sessions';
import { round } from '../support/timers';

const club = clubForEach();
const days = (count: number) => passTime(club, count * 86_400);

const write = (player: Person) =>
  club.perform(({ emails }) => {
    const refund = { amount: 10, reference: 'CS-2345-6789', note: '', sentOn: '2026-11-20' };
    return emails.notify('refund-sent', { to: player, refund });
  });
const unsent = async () =>
  (await club.call('GET /api/v1/Communication/unsent', { as: await club.admin() })).ok();
const sendAgain = async (...ids: string[]) =>
  (
    await club.call('POST /api/v1/Communication/unsent', {
      as: await club.again(await club.admin()),
      body: ids.length > 0 ? { ids } : {},
    })
  ).ok();
/** Tries what is due, on a mail server that answers so. */
const tryWith = (reply: Error | null) => {
  const mailer = mailerWith(() => {
    if (reply) throw reply;
  });
  return outboxWorker(club, mailer)().then(() => mailer.accepted.map(({ to }) => to));
};

test('administrators see what waits for the mail server, and since it failed, why', async () => {
  const player = await club.person();
  await write(player);
  expect(await unsent()).toEqual({ waiting: 0, failed: 0, emails: [] });
  await tryWith(replies.login);
  expect(await unsent()).toMatchObject({
    ...{ waiting: 1, failed: 0 },
    emails: [
      {
        ...{ userId: player.id, name: `${player.firstName} ${player.lastName}`, about: 'service' },
        ...{ state: 'waiting', problem: 'login', canSendAgain: false },
      },
    ],
  });
  expect(await sendAgain()).toEqual({ emails: 0 });
});

test('what is late without having been tried waits, too', async () => {
  await write(await club.person());
  passTime(club, 601);
  expect(await unsent()).toMatchObject({ waiting: 1, emails: [{ state: 'waiting', problem: null }] });
});

test('one that was refused, or all, can be sent again, to the address of now', async () => {
  const [typo, gone] = await club.people(2);
  await write(typo);
  await write(gone);
  await tryWith(replies.refused);
  expect(await unsent()).toMatchObject({ waiting: 0, failed: 2 });
  const { emails } = await unsent();
  const its = emails.find(({ userId }) => userId === typo.id);
  expect(its).toMatchObject({ state: 'failed', problem: 'refused', canSendAgain: true });

  await club.database.db.update(users).set({ email: 'mended@club.test' }).where(eq(users.id, typo.id));
  expect(await sendAgain(its?.id ?? '')).toEqual({ emails: 1 });
  expect(await tryWith(null)).toEqual(['mended@club.test']);
  expect(await unsent()).toMatchObject({ waiting: 0, failed: 1 });

  expect(await sendAgain()).toEqual({ emails: 1 });
  expect(await sendAgain()).toEqual({ emails: 0 });
  expect(await tryWith(null)).toEqual([gone.email]);
  expect(await unsent()).toEqual({ waiting: 0, failed: 0, emails: [] });
  const [logged] = (await club.call('GET /api/v1/Audit', { as: await club.admin() })).ok();
  expect(logged).toMatchObject({ action: 'mailing.resend', after: { recipients: 1 } });
});

test('a link to confirm an address goes again to that address only', async () => {
  const player = await club.person();
  const to = { ...player, email: 'new@club.test' };
  await club.perform(({ emails }) =>
    emails.notify('address-requested', { to, email: to.email, token: 'secret' }),
  );
  await tryWith(replies.refused);
  await sendAgain();
  expect(await tryWith(null)).toEqual(['new@club.test']);
});

test('what has waited for three days is given up, keeps its content, and can be sent again', async () => {
  const player = await club.person();
  await write(player);
  days(2);
  await tryWith(replies.lost);
  days(1);
  await round(club, 'old-emails');
  expect(await unsent()).toMatchObject({ waiting: 0, failed: 1, emails: [{ problem: 'unreachable' }] });
  await sendAgain();
  expect(await tryWith(null)).toEqual([player.email]);
});

test('what is no longer true is forgotten, and cannot be sent again; after two weeks nothing is left', async () => {
  const player = await club.person();
  const props = { email: player.email, token: 'secret' };
  await club.perform(({ emails }) => emails.notify('password-forgotten', { to: player, ...props }));
  await tryWith(replies.refused);
  expect((await unsent()).emails).toMatchObject([{ canSendAgain: true }]);
  passTime(club, 3_601);
  expect((await unsent()).emails).toMatchObject([{ about: 'account', canSendAgain: false }]);
  expect(await sendAgain()).toEqual({ emails: 0 });
  await round(club, 'old-emails');
  expect(JSON.stringify(await club.database.db.select().from(outbox))).not.toMatch(/secret|club\.test/);
  days(15);
  expect(await unsent()).toEqual({ waiting: 0, failed: 0, emails: [] });
  await round(club, 'old-emails');
  expect(await club.database.db.$count(outbox)).toBe(0);
});

test('a reminder that could not leave before its session began is given up, not sent late', async () => {
  const { services } = club.app;
  const sessionId = await club.session({ maxCapacity: 2 });
  const player = await club.person();
  const params = { sessionId };
  await club.call('POST /api/v1/Attendance/sessions/{sessionId}', {
    as: player,
    params,
    body: { isAttending: true },
  });
  await club.drain();
  club.clock.set('2026-11-27T15:00:00Z');
  await sendReminders(services);
  club.clock.set('2026-11-28T15:00:00Z');
  expect(await tryWith(null)).toEqual([]);
  expect(await unsent()).toMatchObject({ failed: 1, emails: [{ about: 'reminders', canSendAgain: false }] });
});

test('what failed about a session that is then cancelled, or to somebody who leaves, is forgotten', async () => {
  const sessionId = await club.session();
  const [player, other] = await club.people(2);
  const params = { sessionId };
  const yes = (as: Person) =>
    club.call('POST /api/v1/Attendance/sessions/{sessionId}', { as, params, body: { isAttending: true } });
  (await yes(player)).ok();
  (await yes(other)).ok();
  passTime(club, 20);
  await tryWith(replies.refused);
  const as = await club.again(await club.admin());
  (await club.call('DELETE /api/v1/Users/{id}', { as, params: { id: other.id } })).ok();
  expect(await unsent()).toMatchObject({ failed: 2 });
  const rows = await club.database.db.select().from(outbox).where(isNull(outbox.userId));
  expect(JSON.stringify(rows.filter(({ template }) => template === 'place-confirmed'))).not.toContain(
    other.firstName,
  );
  (await changeSession(club, sessionId, { status: SessionStatus.Cancelled })).ok();
  expect(await unsent()).toMatchObject({ failed: 1, emails: [{ name: null, canSendAgain: false }] });
});
