import { eq } from 'drizzle-orm';
import { PaymentStatus, SessionStatus } from 'shared-api/contract';
import { accounts, outbox, payments, places, sessions, subscriptions } from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';
import { emptyTables } from '../support/ledger';
import { changePayments, enterInAccount } from '../support/payments';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';
import { storeSettings } from '../support/settings';

/** What a late no costs, and whom it is forgiven: the model (places/model) in the running product. */
const club = clubForAll();

/** A week before, and the day before, the session of Saturday, November 28, at ten. */
const early = '2026-11-21T17:00:00Z';
const late = '2026-11-27T17:00:00Z';

beforeEach(async () => {
  club.clock.set(early);
  const { db } = club.database;
  await emptyTables(db, outbox, payments, subscriptions, sessions);
  await storeSettings(club, { lateNoCharged: true, unpaidHoldHours: null });
});

const { show, say, wait, bring, mailsTo, owed } = placesIn(() => club);
const lastMail = async (person: Person) => (await mailsTo(person)).at(-1);
const give = { amount: 10, until: '2026-11-27T15:00:00.000Z' };

test('what a no costs is shown before it, owed after it, and let go when somebody takes the place', async () => {
  const [ana, ben] = await club.people(2);
  const id = await club.session({ maxCapacity: 5 });
  const first = await club.call('POST /api/v1/Attendance/sessions/{sessionId}', {
    as: ana,
    params: { sessionId: id },
    body: { isAttending: true },
  });
  expect(first.ok().attendance.place).toMatchObject({ late: false, noCosts: give });
  expect((await show(id, ana)).place).toEqual(first.ok().attendance.place);
  expect((await lastMail(ana))?.props).toMatchObject({ noCosts: give });
  const [asked] = await owed(ana);
  expect((await club.call('GET /api/v1/Payments/mine', { as: ana })).ok()).toMatchObject([{ late: false }]);

  club.clock.set(late);
  (await say(ana, id, false)).ok();
  expect((await show(id, ana)).place).toMatchObject({ standing: 'out', late: true, noCosts: null });
  expect(await owed(ana)).toMatchObject([{ reference: asked?.reference }]);
  expect((await club.call('GET /api/v1/Payments/mine', { as: ana })).ok()).toMatchObject([{ late: true }]);
  expect(await lastMail(ana)).toMatchObject({
    template: 'place-declined',
    props: { late: { amount: 10, isPaid: false } },
  });

  (await say(ben, id, true)).ok();
  expect((await show(id, ana)).place).toMatchObject({ standing: 'out', late: false });
  expect(await owed(ana)).toEqual([]);
  expect(await lastMail(ana)).toMatchObject({
    template: 'late-no-forgiven',
    props: { by: 'taken', guest: null },
  });
  // The mail about what is owed is sent before the one that it is not owed any more.
  const due = (await mailsTo(ana)).map(({ dueOn }) => dueOn.getTime());
  expect(due.at(-1)).toBeGreaterThanOrEqual(due.at(-2) ?? 0);
});

test('what is said to be sent is not asked for again when a late no is taken back', async () => {
  const ana = await club.person();
  const id = await club.session();
  (await say(ana, id, true)).ok();
  const [due] = await owed(ana);
  club.clock.set(late);
  (await say(ana, id, false)).ok();
  const params = { id: due?.id ?? '' };
  (await club.call('PUT /api/v1/Payments/{id}/sent', { as: ana, params, body: { sent: true } })).ok();
  expect((await say(ana, id, true)).ok().paymentDue).toBeNull();
  expect((await lastMail(ana))?.props).toMatchObject({ due: { sentOn: '2026-11-27T17:00:00.000Z' } });
  expect(await owed(ana)).toMatchObject([{ id: due?.id }]);
});

test('a reminder says that a no came too late, and for which guest', async () => {
  const ana = await club.person();
  const id = await club.session();
  (await say(ana, id, true)).ok();
  (await bring(ana, id, 'Camille')).ok();
  club.clock.set(late);
  (await say(ana, id, false)).ok();
  club.mailer.sent.length = 0;
  const body = { ids: [ana.id] };
  (await club.call('POST /api/v1/Balances/remind', { as: await club.admin(), body })).ok();
  await club.drain();
  const reminder = club.mailer.sent.find(({ to, subject }) => to === ana.email && /reminder/.test(subject));
  expect(reminder?.text).toContain('Session of Saturday, November 28 · cancelled late');
  expect(reminder?.text).toContain('Session of Saturday, November 28 · guest: Camille · cancelled late');
});

test('who is offered a place after a late no is told what is still open of its price, and no other', async () => {
  const [ana, ben] = await club.people(2);
  (await enterInAccount(club, ana.id, { kind: 'credit', amount: 4 })).ok();
  const id = await club.session({ maxCapacity: 1 });
  (await say(ana, id, true)).ok();
  (await wait(ben, id)).ok();
  club.clock.set(late);
  (await say(ana, id, false)).ok();
  (await wait(ana, id)).ok();
  (await say(ben, id, false)).ok();
  expect(await lastMail(ana)).toMatchObject({
    template: 'place-offered',
    props: { due: null, late: { amount: 6, isPaid: false } },
  });
});

test('money that came stays with the club after a late no, and becomes credit once somebody takes the place', async () => {
  const [ana, ben] = await club.people(2);
  const id = await club.session();
  (await say(ana, id, true)).ok();
  await changePayments(club, { status: PaymentStatus.Completed });
  const credit = async () =>
    (await club.database.db.select().from(accounts).where(eq(accounts.id, ana.id)))[0]?.creditCents ?? 0;
  club.clock.set(late);
  (await say(ana, id, false)).ok();
  expect(await lastMail(ana)).toMatchObject({ props: { late: { amount: 10, isPaid: true } } });
  expect(await credit()).toBe(0);
  (await say(ben, id, true)).ok();
  expect(await credit()).toBe(1000);
});

test('who has answered before the club charged for a late no goes on saying it for free', async () => {
  await storeSettings(club, { lateNoCharged: false });
  const [ana, ben] = await club.people(2);
  const id = await club.session();
  (await say(ana, id, true)).ok();
  await storeSettings(club, { lateNoCharged: true });
  expect((await show(id, ana)).place?.noCosts).toBeNull();
  (await say(ben, id, true)).ok();
  await storeSettings(club, { lateNoCharged: false, answerDeadlineHours: 1 });
  expect((await show(id, ben)).place?.noCosts).toEqual(give);
  club.clock.set(late);
  for (const as of [ana, ben]) (await say(as, id, false)).ok();
  expect([await owed(ana), await owed(ben)]).toMatchObject([[], [{ amount: 10 }]]);
  await storeSettings(club, { answerDeadlineHours: 24 });
});

test('a guest who is dropped late is owed by the host, brought again costs no more, and goes free for another', async () => {
  const [ana, ben] = await club.people(2);
  const id = await club.session();
  (await say(ana, id, true)).ok();
  const guests = async () => (await bring(ana, id, 'Malik')).ok().place?.guests;
  const drop = async (guestId: string) =>
    (
      await club.call('DELETE /api/v1/Sessions/{id}/guests/{guestId}', { as: ana, params: { id, guestId } })
    ).ok();
  const [guest] = (await guests()) ?? [];
  expect((await show(id, ana)).place?.noCosts).toEqual({ ...give, amount: 20 });
  club.clock.set(late);
  const after = await drop(guest?.id ?? '');
  expect(after).toMatchObject({ registeredPlayersCount: 1, place: { guests: [], noCosts: give } });
  expect(await owed(ana)).toHaveLength(2);
  expect(await lastMail(ana)).toMatchObject({ template: 'guest-dropped', props: { late: { amount: 10 } } });

  expect(await guests()).toEqual([guest]);
  expect(await owed(ana)).toHaveLength(2);
  await drop(guest?.id ?? '');
  (await say(ben, id, true)).ok();
  expect(await owed(ana)).toHaveLength(1);
  expect(await lastMail(ana)).toMatchObject({ template: 'late-no-forgiven', props: { guest: 'Malik' } });
  expect(await club.database.db.$count(places, eq(places.hostId, ana.id))).toBe(0);
});

test.each(['cancels', 'deletes'] as const)(
  'whoever owed for a late no is e-mailed when the club %s the session',
  async (ends) => {
    const ana = await club.person();
    const as = await club.admin();
    const id = await club.session();
    const params = { id };
    (await say(ana, id, true)).ok();
    club.clock.set(late);
    (await say(ana, id, false)).ok();
    await club.drain();
    club.mailer.sent.length = 0;
    if (ends === 'deletes')
      (await club.call('DELETE /api/v1/Sessions/{id}', { as, params, body: null })).ok(204);
    else (await changeSession(club, id, { status: SessionStatus.Cancelled })).ok();
    await club.drain();
    expect(await owed(ana)).toEqual([]);
    // Everybody else has not answered, and is told of the cancellation.
    const mails = club.mailer.sent.filter(({ subject }) => !subject.startsWith('Cancelled: '));
    expect(mails.map(({ to }) => to)).toEqual([ana.email]);
    expect(mails[0]?.text).toContain('You don’t owe anything for the spot');
  },
);

test('a mailed link asks before a no that costs something or gives up a guest’s spot, and takes it once it is sure', async () => {
  const ana = await club.person();
  const id = await club.session();
  (await say(ana, id, true)).ok();
  const answer = async (ask?: string) =>
    (
      await club.call('GET /api/v1/Attendance/confirm', {
        as: ana,
        query: { sessionId: id, userId: ana.id, attending: 'false', ...(ask && { ask }) },
      })
    ).ok();
  club.clock.set(late);
  expect(await answer('true')).toMatchObject({ attending: true, costs: 10, session: { id } });
  expect((await show(id, ana)).place?.standing).toBe('in');
  expect(await answer()).not.toHaveProperty('costs');
  expect((await show(id, ana)).place).toMatchObject({ standing: 'out', late: true });

  // Nor is a guest's spot given up without asking.
  club.clock.set(early);
  const host = await club.person();
  const other = await club.session();
  (await say(host, other, true)).ok();
  (await bring(host, other, 'Camille')).ok(201);
  const query = { sessionId: other, userId: host.id, attending: 'false', ask: 'true' };
  const asked = await club.call('GET /api/v1/Attendance/confirm', { as: host, query });
  expect(asked.ok()).toMatchObject({ attending: true, costs: 0, guests: ['Camille'] });
  expect(await show(other, host)).toMatchObject({ isAttending: true, registeredPlayersCount: 2 });

  // Who has not answered loses nothing by a no.
  const ben = await club.person();
  const reply = await club.call('GET /api/v1/Attendance/confirm', {
    as: ben,
    query: { sessionId: id, userId: ben.id, attending: 'false', ask: 'true' },
  });
  expect(reply.ok()).toMatchObject({ attending: false });
});
