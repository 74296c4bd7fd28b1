import { eq } from 'drizzle-orm';
import { PaymentMethod, PaymentStatus, Plan, SessionStatus } from 'shared-api/contract';
import {
  accounts,
  entries,
  outbox,
  payments,
  places,
  sessions,
  settings,
  subscriptions,
} from '../../src/db/schema';
import { correct } from '../../src/features/ledger/correct';
import { settle } from '../../src/features/ledger/settle';
import { worthOfDate } from '../../src/features/places/credits';
import { lockSettings } from '../../src/features/settings/store';
import type { Admin } from '../../src/security/caller';
import { clubForAll, type Person } from '../support/club';
import { emptyTables } from '../support/ledger';
import { changePayments, enterInAccount, savePayment } from '../support/payments';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';
import { round } from '../support/timers';

/** What a late no costs, whom it is forgiven, and unpaid places: the model (places/model) in the running product. */
const club = clubForAll();

/** A week before, and the day before, the session of Saturday, November 28, at ten. */
const early = '2026-11-21T17:00:00Z';
const late = '2026-11-27T17:00:00Z';

const set = async (values: Partial<typeof settings.$inferInsert>) => {
  const { db } = club.database;
  await db.transaction(lockSettings);
  await db.update(settings).set(values);
};

beforeEach(async () => {
  club.clock.set(early);
  const { db } = club.database;
  await emptyTables(db, outbox, payments, subscriptions, sessions);
  await set({ lateNoCharged: true, unpaidHoldHours: null });
});

const { show, say, wait, bring, move, sweep, mailsTo, templatesTo, owed } = placesIn(() => club);
const lastMail = async (person: Person) => (await mailsTo(person)).at(-1);
const owedOrPaid = ({ id }: Person) =>
  club.database.db.select().from(payments).where(eq(payments.userId, id));
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

test('a late no that is taken back owes the price once, under its reference', async () => {
  const ana = await club.person();
  const id = await club.session();
  (await say(ana, id, true)).ok();
  const [asked] = await owed(ana);
  club.clock.set(late);
  for (const isAttending of [false, true, false, false, true]) (await say(ana, id, isAttending)).ok();
  expect(await owed(ana)).toMatchObject([{ id: asked?.id }]);
  expect((await show(id, ana)).place).toMatchObject({ standing: 'in', late: false, noCosts: give });
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
  await set({ lateNoCharged: false });
  const [ana, ben] = await club.people(2);
  const id = await club.session();
  (await say(ana, id, true)).ok();
  await set({ lateNoCharged: true });
  expect((await show(id, ana)).place?.noCosts).toBeNull();
  (await say(ben, id, true)).ok();
  await set({ lateNoCharged: false, answerDeadlineHours: 1 });
  expect((await show(id, ben)).place?.noCosts).toEqual(give);
  club.clock.set(late);
  for (const as of [ana, ben]) (await say(as, id, false)).ok();
  expect([await owed(ana), await owed(ben)]).toMatchObject([[], [{ amount: 10 }]]);
  await set({ answerDeadlineHours: 24 });
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

test('an administrator lets somebody off, and puts somebody out for free', async () => {
  const [ana, ben] = await club.people(2);
  const admin = await club.admin();
  const id = await club.session();
  for (const as of [ana, ben]) (await say(as, id, true)).ok();
  club.clock.set(late);
  (await say(ana, id, false)).ok();
  for (const { id: userId } of [ana, ben]) {
    (await move(admin, id, userId, { move: 'out' })).ok();
  }
  expect([await owed(ana), await owed(ben)]).toEqual([[], []]);
  expect(await lastMail(ana)).toMatchObject({ template: 'late-no-forgiven', props: { by: 'club' } });
});

test('a session that is cancelled or moved costs nobody who said no late, and who stays has a day for a free no', async () => {
  const [ana, ben] = await club.people(2);
  for (const values of [{ startTime: '11:00' }, { status: SessionStatus.Cancelled }]) {
    club.clock.set(early);
    const id = await club.session();
    for (const as of [ana, ben]) (await say(as, id, true)).ok();
    club.clock.set(late);
    (await say(ana, id, false)).ok();
    (await changeSession(club, id, values)).ok();
    expect(await owed(ana)).toEqual([]);
    expect(await templatesTo(ana)).toContain('late-no-forgiven');
    expect((await show(id, ben)).place?.noCosts).toBeNull();
    await emptyTables(club.database.db, sessions, payments);
  }
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

describe('a place without money', () => {
  /** An unpaid place in a full session, with a day to pay and somebody waiting. */
  async function unpaid() {
    await set({ unpaidHoldHours: 24 });
    const [ana, ben] = await club.people(2);
    const id = await club.session({ maxCapacity: 1 });
    (await say(ana, id, true)).ok();
    (await wait(ben, id)).ok();
    return { ana, ben, id };
  }
  const sweepAt = async (moment: string) => {
    club.clock.set(moment);
    await sweep();
    await sweep();
  };

  test('goes to who waits, after a reminder and by day', async () => {
    const { ana, ben, id } = await unpaid();
    await sweepAt('2026-11-22T04:30:00Z');
    await sweepAt('2026-11-22T05:00:00Z');
    expect(await templatesTo(ana)).toEqual(['place-confirmed']);
    await sweepAt('2026-11-22T13:00:00Z');
    expect(await lastMail(ana)).toMatchObject({
      template: 'place-unpaid',
      props: { until: '2026-11-22T19:00:00.000Z', due: { amount: 10 } },
    });
    await sweepAt('2026-11-22T18:59:00Z');
    expect((await show(id, ana)).place?.standing).toBe('in');
    await sweepAt('2026-11-22T19:00:00Z');
    expect(await templatesTo(ana)).toEqual(['place-confirmed', 'place-unpaid', 'place-lapsed']);
    expect((await show(id, ben)).place?.standing).toBe('in');
    expect([await owed(ana), await owed(ben)]).toMatchObject([[], [{ amount: 10 }]]);
  });

  test.each([
    ['paid', { status: PaymentStatus.Completed }, ['place-confirmed', 'payment-confirmation']],
    ['paid at the door', { method: PaymentMethod.Other }, ['place-confirmed']],
  ])('that is %s stays, without a reminder', async (_, values, mails) => {
    const { ana, id } = await unpaid();
    await changePayments(club, values);
    await sweepAt('2026-11-22T13:00:00Z');
    await sweepAt('2026-11-22T19:00:00Z');
    expect(await templatesTo(ana)).toEqual(mails);
    expect((await show(id, ana)).place?.standing).toBe('in');
  });

  test('of which the money is said to be on its way stays for two days', async () => {
    const { ana, id } = await unpaid();
    const [due] = await owed(ana);
    (
      await club.call('PUT /api/v1/Payments/{id}/sent', {
        as: ana,
        params: { id: due?.id ?? '' },
        body: { sent: true },
      })
    ).ok();
    await sweepAt('2026-11-23T16:59:00Z');
    expect(await templatesTo(ana)).toEqual(['place-confirmed']);
    await sweepAt('2026-11-23T17:00:00Z');
    expect(await templatesTo(ana)).toEqual(['place-confirmed', 'place-unpaid']);
    expect((await lastMail(ana))?.props).toMatchObject({ due: { sentOn: '2026-11-21T17:00:00.000Z' } });
    expect((await show(id, ana)).place?.standing).toBe('in');
    await sweepAt('2026-11-23T23:00:00Z');
    expect((await show(id, ana)).place?.standing).toBe('out');
  });

  test('is not held for longer by taking back that the money was sent, and saying so again', async () => {
    const { ana, id } = await unpaid();
    const [due] = await owed(ana);
    const say = async (sent: boolean) =>
      club.call('PUT /api/v1/Payments/{id}/sent', { as: ana, params: { id: due?.id ?? '' }, body: { sent } });
    const first = (await say(true)).ok().sentOn;
    club.clock.set('2026-11-23T16:00:00Z');
    expect((await say(false)).ok().sentOn).toBeNull();
    expect((await say(true)).ok().sentOn).toBe(first);
    await sweepAt('2026-11-23T17:00:00Z');
    await sweepAt('2026-11-23T23:00:00Z');
    expect((await show(id, ana)).place?.standing).toBe('out');
  });

  test('of which a part has come is not paid, and the part becomes credit', async () => {
    await set({ unpaidHoldHours: 24 });
    const [ana, ben] = await club.people(2);
    (await enterInAccount(club, ana.id, { kind: 'credit', amount: 4 })).ok();
    const id = await club.session({ maxCapacity: 1 });
    (await say(ana, id, true)).ok();
    (await wait(ben, id)).ok();
    await sweepAt('2026-11-22T13:00:00Z');
    expect(await lastMail(ana)).toMatchObject({ template: 'place-unpaid', props: { due: { amount: 6 } } });
    await sweepAt('2026-11-22T19:00:00Z');
    expect((await show(id, ben)).place?.standing).toBe('in');
    expect(await templatesTo(ana)).toEqual([
      'place-confirmed',
      'place-unpaid',
      'place-lapsed',
      'payment-credited',
    ]);
    expect((await club.call('GET /api/v1/Balances/mine', { as: ana })).ok()).toMatchObject({
      credit: 4,
      owed: 0,
    });
  });
});

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

  // A no that costs nothing needs no confirmation.
  const ben = await club.person();
  (await say(ben, id, true)).ok();
  const reply = await club.call('GET /api/v1/Attendance/confirm', {
    as: ben,
    query: { sessionId: id, userId: ben.id, attending: 'false', ask: 'true' },
  });
  expect(reply.ok()).toMatchObject({ attending: false });
});

describe('a released date of a pass', () => {
  const credits = () =>
    club.database.db
      .select({ accountId: entries.accountId, cents: entries.amountCents })
      .from(entries)
      .where(eq(entries.kind, 'credit'));

  /** A holder of a pass for four Saturdays, bought on the morning of the first for 30 dollars and paid. */
  const holder = async () => {
    const { db } = club.database;
    const ana = await club.passHolder({}, { startDate: '2026-11-21', endDate: '2026-12-12' });
    const [pass] = await db
      .update(subscriptions)
      .set({ price: 30, createdOn: new Date('2026-11-21T12:00:00Z') })
      .returning();
    const owed = { account: ana.id, subject: { subscriptionId: pass?.id ?? '' }, cents: 3000 };
    const boss = (await club.admin()) as unknown as Admin;
    await club.perform(async (command) => {
      const { db: tx } = command;
      const { charged } = await settle(command, tx, [owed]);
      for (const row of charged) await correct(command, tx, row, { status: PaymentStatus.Completed }, boss);
    });
    return ana;
  };
  const start = '2026-11-28T15:00:00Z';
  /** Releases the pass's spot in the next session, whose answers then close. */
  const release = async (ana: Person) => {
    const id = await club.session();
    await sweep();
    (await say(ana, id, false)).ok();
    club.clock.set(start);
    await sweep();
  };
  beforeEach(() => set({ creditReleasedDates: true }));

  test('is credited once when answers close, and pays what is owed', async () => {
    const ana = await holder();
    const id = await club.session();
    const later = await club.session({ sessionDate: '2026-12-19' });
    await sweep();
    (await say(ana, id, false)).ok();
    (await say(ana, later, true)).ok();
    await sweep();
    expect(await credits()).toEqual([]);
    club.clock.set(start);
    await sweep();
    await sweep();
    expect(await credits()).toEqual([{ accountId: ana.id, cents: 750 }]);
    expect(await owed(ana)).toMatchObject([{ amount: 10, paidCents: 750 }]);
  });

  test.each(['2026-12-12', '2026-12-13'])(
    'is credited after its pass has run out: the server came back on %s',
    async (day) => {
      const ana = await holder();
      const id = await club.session({ sessionDate: '2026-12-12' });
      await sweep();
      (await say(ana, id, false)).ok();
      club.clock.set(`${day}T15:00:00Z`);
      await round(club, 'expired-passes');
      await sweep();
      expect(await credits()).toEqual([{ accountId: ana.id, cents: 750 }]);
    },
  );

  test('is credited when its pass is paid after its last day, and not before', async () => {
    const ana = await holder();
    await changePayments(club, { status: PaymentStatus.Pending }, ana.id);
    await release(ana);
    club.clock.set('2026-12-20T15:00:00Z');
    await round(club, 'expired-passes');
    await sweep();
    expect(await credits()).toEqual([]);
    await changePayments(club, { status: PaymentStatus.Completed }, ana.id);
    await sweep();
    await sweep();
    expect(await credits()).toMatchObject([{ accountId: ana.id }]);
  });

  test('of a pass with more sessions than Saturdays gives back no more than was paid', async () => {
    const ana = await holder();
    for (const sessionDate of [
      '2026-11-25',
      '2026-11-28',
      '2026-12-02',
      '2026-12-05',
      '2026-12-09',
      '2026-12-12',
    ]) {
      const id = await club.session({ sessionDate });
      await sweep();
      (await say(ana, id, false)).ok();
    }
    club.clock.set('2026-12-13T15:00:00Z');
    await sweep();
    expect((await credits()).map(({ cents }) => cents)).toEqual([750, 750, 750, 750]);
  });

  test('is worth its share of what was paid, where that was another amount than the price', async () => {
    const ana = await holder();
    const [pass] = await owedOrPaid(ana);
    (await savePayment(club, pass?.id ?? '', { plan: Plan.Membership, amount: 20 })).ok();
    await release(ana);
    expect(await credits()).toEqual([{ accountId: ana.id, cents: 500 }]);
  });

  test.each([
    ['en', 'Freed date: Saturday, November 28, 2026'],
    ['fr', 'Date libérée\u00a0: samedi 28 novembre 2026'],
  ] as const)('is named in the reader’s language: %s', async (language, reason) => {
    const ana = await holder();
    await release(ana);
    const page = { page: 1, pageSize: 10 };
    const own = await club.call('GET /api/v1/Balances/mine/entries', {
      as: ana,
      query: page,
      locale: language,
    });
    expect(own.ok()[0]).toMatchObject({ kind: 'credit', reason });
    const as = await club.admin();
    const seen = await club.call('GET /api/v1/Balances/{id}/entries', {
      as,
      params: { id: ana.id },
      query: page,
      locale: language,
    });
    expect(seen.ok()[0]).toMatchObject({ kind: 'credit', reason });
    const month = await club.call('GET /api/v1/Months/{month}/entries', {
      as,
      params: { month: '2026-11' },
      locale: language,
    });
    expect(month.ok().at(-1)).toMatchObject({ kind: 'credit', reason });
  });

  test.each([
    ['before it begins', 30, '2026-11-01T12:00:00Z', 750],
    ['once two of its Saturdays have passed', 30, '2026-11-30T12:00:00Z', 1500],
    ['that does not divide, in the club’s favour', 10, '2026-11-28T12:00:00Z', 333],
    ['on a Saturday, once its game has begun', 30, '2026-11-28T15:00:00Z', 1500],
    ['for nothing', 0, '2026-11-21T12:00:00Z', 0],
  ])('of a pass bought %s', (_, price, bought, cents) => {
    const dates = { startDate: '2026-11-21', endDate: '2026-12-12' };
    expect(worthOfDate({ ...dates, price, createdOn: new Date(bought) })).toBe(cents);
  });
});
