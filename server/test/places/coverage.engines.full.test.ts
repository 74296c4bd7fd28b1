import { and, eq, inArray, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { addDays, clubDate } from 'shared-api/calendar';
import { Language, PaymentStatus, Plan, SeasonStatus, SessionStatus } from 'shared-api/contract';
import { covers } from 'shared-api/passes';
import { outbox, payments, places, seasons, sessions, subscriptions } from '../../src/data/schema';
import { changeAccount } from '../support/accounts';
import { clubForAll, type Person } from '../support/club';
import { sequences } from '../support/engines';
import { emptyTables } from '../support/ledger';
import { setPaymentStatus } from '../support/payments';
import { placesIn } from '../support/places';
import { addSeason } from '../support/seasons';
import { changeSession } from '../support/sessions';
import { round } from '../support/timers';

/** A place costs nothing while a pass covers its session's date, and the session's price otherwise. */
const club = clubForAll();

const evening = '2026-11-21T23:00:00Z';
const { Pending, Completed } = PaymentStatus;
const season = { startDate: '2026-11-01', endDate: '2026-12-10', price: 60 };

beforeEach(async () => {
  club.clock.set(evening);
  const { db } = club.database;
  await emptyTables(db, outbox, payments, subscriptions, seasons, sessions);
});

const { say, wait } = placesIn(() => club);
const choose = (as: Person, paymentPlan: Plan, locale: 'en' | 'fr' = 'en') =>
  club.call('PATCH /api/v1/Users/me/payment-plan', { as, body: { paymentPlan }, locale });

/** Pending and received payments for sessions. */
const charges = (userId: string) =>
  club.database.db
    .select({ id: payments.id, sessionId: payments.sessionId, status: payments.status })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.plan, Plan.DropIn),
        inArray(payments.status, [Pending, Completed]),
        isNull(payments.withdrawnOn),
      ),
    )
    .orderBy(payments.id);
const owedFor = async ({ id }: Person) => (await charges(id)).map(({ sessionId }) => sessionId);
const mailsTo = async ({ email }: Person) => {
  await club.drain();
  const mails = club.mailer.sent.filter(({ to }) => to === email);
  club.mailer.sent.length = 0;
  return mails;
};

test('a pass for a later season makes no date free before it begins, and none after it has ended', async () => {
  const player = await club.passHolder({}, { startDate: '2026-12-05', endDate: '2026-12-12' });
  const ids: string[] = [];
  for (const sessionDate of ['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19']) {
    const id = await club.session({ sessionDate });
    ids.push(id);
    const { paymentDue } = (await say(player, id, true)).ok();
    expect(paymentDue === null).toBe(
      covers({ ...season, status: 0, startDate: '2026-12-05', endDate: '2026-12-12' }, sessionDate),
    );
  }
  expect(await owedFor(player)).toEqual([ids[0], ids[3]]);
});

test('a place that comes free by the waiting list costs what one that is taken costs', async () => {
  const [first, waits, dropIn] = [await club.person(), await club.person(), await club.person()];
  const id = await club.session({ maxCapacity: 1 });
  (await say(first, id, true)).ok();
  for (const as of [waits, dropIn]) (await wait(as, id)).ok();
  await addSeason(club, season);
  (await choose(waits, Plan.Membership)).ok();
  (await changeSession(club, id, { maxCapacity: 3 })).ok();
  expect([await owedFor(waits), await owedFor(dropIn)]).toEqual([[], [id]]);
});

test('whoever ends an unpaid pass owes what they have played and said yes to, and is told in their language', async () => {
  const player = await club.person({ language: Language.French });
  const [played, coming, moved] = [
    await club.session(),
    await club.session({ sessionDate: '2026-12-05' }),
    await club.session({ sessionDate: '2026-12-12' }),
  ];
  (await choose(player, Plan.Membership)).ok();
  for (const id of [played, coming, moved]) (await say(player, id, true)).ok();
  expect(await owedFor(player)).toEqual([]);
  await mailsTo(player);

  // Moved beyond the pass, which ends on February 21, and back again.
  (await changeSession(club, moved, { sessionDate: '2027-02-27' })).ok();
  expect(await owedFor(player)).toEqual([moved]);
  expect((await mailsTo(player)).map(({ subject }) => subject)).toContain('Le prix de vos séances a changé');
  (await changeSession(club, moved, { sessionDate: '2026-12-12' })).ok();
  expect(await owedFor(player)).toEqual([]);
  const [back] = (await mailsTo(player)).filter(({ subject }) => subject.startsWith('Le prix'));
  expect(back?.text).toContain('samedi 12 décembre');

  club.clock.set('2026-11-28T18:00:00Z');
  (await choose(player, Plan.DropIn, 'fr')).ok();
  expect((await owedFor(player)).sort()).toEqual([played, coming, moved].sort());
  const mails = await mailsTo(player);
  expect(mails).toHaveLength(1);
  for (const day of ['samedi 28 novembre', 'samedi 5 décembre', 'samedi 12 décembre']) {
    expect(mails[0]?.text).toContain(day);
  }
  expect(mails[0]?.text).toMatch(/30,00\s\$/);
  // Repeating it changes nothing.
  (await choose(player, Plan.DropIn)).ok();
  expect([(await owedFor(player)).length, await mailsTo(player)]).toEqual([3, []]);
});

test('whoever ends a paid pass keeps what they have played, and a received payment is not asked for twice', async () => {
  const player = await club.person();
  const [played, coming] = [await club.session(), await club.session({ sessionDate: '2026-12-05' })];
  (await say(player, coming, true)).ok();
  const [{ id } = { id: '' }] = await charges(player.id);
  (await setPaymentStatus(club, id, Completed)).ok();
  (await choose(player, Plan.Membership)).ok();
  (await say(player, played, true)).ok();
  const due = (await club.call('GET /api/v1/SeasonSubscriptions/my-subscription', { as: player })).ok()
    ?.paymentDue;
  // The date's price, already paid, pays a part of the pass that covers it.
  expect(due?.amount).toBe(85);
  (await setPaymentStatus(club, due?.paymentId ?? '', Completed)).ok();
  club.clock.set('2026-11-28T18:00:00Z');
  (await choose(player, Plan.DropIn)).ok();
  expect(await charges(player.id)).toEqual([{ id, sessionId: coming, status: Pending }]);
});

test('a season that is changed leaves the passes sold for it as they are, and so what is owed', async () => {
  const player = await club.person();
  const [id, params] = [
    await club.session({ sessionDate: '2026-12-05' }),
    { id: (await addSeason(club, season)).id },
  ];
  (await say(player, id, true)).ok();
  (await club.call('POST /api/v1/Seasons/{id}/register', { as: player, params })).ok();
  const as = await club.admin();
  (
    await club.call('PUT /api/v1/Seasons/{id}', { as, params, body: { ...season, endDate: '2026-11-30' } })
  ).ok();
  expect(await owedFor(player)).toEqual([]);
});

test('what was played and not paid is owed no more once its session moves to a day that a pass covers', async () => {
  const player = await club.person();
  const id = await club.session();
  (await say(player, id, true)).ok();
  club.clock.set('2026-11-28T20:00:00Z');
  await addSeason(club, season);
  (await choose(player, Plan.Membership)).ok();
  expect(await owedFor(player)).toEqual([id]);
  (await changeSession(club, id, { sessionDate: '2026-12-05' })).ok();
  expect(await owedFor(player)).toEqual([]);
});

const [people, dates] = [2, ['2026-11-28', '2026-12-05', '2027-02-27']];
const on = { who: fc.nat(people - 1), session: fc.nat(dates.length - 1), twice: fc.boolean() };
const kind = <Type extends string>(...types: Type[]) =>
  fc.record({ type: fc.constantFrom(...types), date: fc.constantFrom(...dates, '2026-12-12'), ...on });
const step = fc.oneof(
  { weight: 4, arbitrary: kind('yes', 'yes', 'yes', 'no') },
  { weight: 4, arbitrary: kind('buy', 'buySeason', 'give', 'end', 'take', 'payPass', 'paySession') },
  { weight: 2, arbitrary: kind('move', 'cancelSession', 'restore') },
  { weight: 1, arbitrary: kind('time') },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const hasStarted = async (id: string) => {
  const [row] = await club.database.db.select().from(sessions).where(eq(sessions.id, id));
  return !row || row.startsAt <= club.clock.now();
};

const pay = async (userId: string, plan: Plan) => {
  const isOpen = and(
    eq(payments.userId, userId),
    eq(payments.plan, plan),
    eq(payments.status, Pending),
    isNull(payments.withdrawnOn),
  );
  for (const { id } of await club.database.db.select().from(payments).where(isOpen)) {
    (await setPaymentStatus(club, id, Completed)).ok();
  }
};

async function play({ type, date }: Step, as: Person, id: string, seasonId: string): Promise<unknown> {
  switch (type) {
    case 'yes':
    case 'no':
      return say(as, id, type === 'yes');
    case 'buy':
      return choose(as, Plan.Membership);
    case 'buySeason':
      return club.call('POST /api/v1/Seasons/{id}/register', { as, params: { id: seasonId } });
    case 'give': {
      const today = clubDate(club.clock.now());
      return changeAccount(club, as, {
        paymentPlan: Plan.Membership,
        pass: { startDate: today, endDate: addDays(today, 9), price: 40 },
      });
    }
    case 'end':
      return choose(as, Plan.DropIn);
    case 'take':
      return changeAccount(club, as, {});
    case 'payPass':
      return pay(as.id, Plan.Membership);
    case 'paySession':
      return pay(as.id, Plan.DropIn);
    case 'move':
      // An administrator who moves a session into the past decides by hand what it costs.
      return date > clubDate(club.clock.now()) ? changeSession(club, id, { sessionDate: date }) : undefined;
    case 'cancelSession':
      return changeSession(club, id, { status: SessionStatus.Cancelled });
    case 'restore':
      // After answers have closed, nobody is charged again (closed.full.test.ts).
      return (await hasStarted(id)) ? undefined : changeSession(club, id, { status: SessionStatus.Open });
    default: {
      const days = Math.min(club.clock.now().getTime() + 4 * 86_400_000, Date.parse('2026-12-12T23:00:00Z'));
      club.clock.set(new Date(days));
      return round(club, 'past-sessions', 'expired-passes');
    }
  }
}

/** Everything that is wrong, in words. */
async function wrongs(): Promise<string[]> {
  const { db } = club.database;
  const now = club.clock.now();
  const passes = await db.select().from(subscriptions);
  const paid = await db.select().from(payments).where(isNull(payments.withdrawnOn));
  const taken = await db
    .select({ userId: places.userId, session: sessions })
    .from(places)
    .innerJoin(sessions, eq(sessions.id, places.sessionId))
    .where(eq(places.standing, 'in'));
  return taken.flatMap(({ userId, session }) => {
    const found = (text: string) => [`${text}: ${session.sessionDate}`];
    const theirs = passes.filter((pass) => pass.userId === userId);
    const charged = paid.filter(
      (one) =>
        one.userId === userId &&
        one.sessionId === session.id &&
        (one.status === Pending || one.status === Completed),
    );
    const isPending = charged.some(({ status }) => status === Pending);
    if (charged.length > 1) return found('paid twice');
    if (session.status === SessionStatus.Cancelled) return isPending ? found('owed though cancelled') : [];
    if (session.startsAt > now) {
      if (theirs.some((pass) => covers(pass, session.sessionDate))) {
        return isPending ? found('charged though covered') : [];
      }
      return charged.length === 0 ? found('free though not covered') : [];
    }
    const isHonest = theirs.some(
      ({ id, startDate, endDate, status }) =>
        startDate <= session.sessionDate &&
        session.sessionDate <= endDate &&
        (status !== SeasonStatus.Cancelled ||
          paid.some((one) => one.subscriptionId === id && one.status === Completed)),
    );
    return charged.length === 0 && !isHonest ? found('played for nothing') : [];
  });
}

const state = async () => ({
  payments: await club.database.db.select().from(payments).orderBy(payments.id),
  mails: await club.database.db.$count(outbox, eq(outbox.template, 'session-dues-changed')),
});

test('whatever happens to passes and sessions, nobody plays for nothing and nobody pays for what is covered', async () => {
  const { db } = club.database;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
      club.clock.set(evening);
      await emptyTables(db, outbox, payments, subscriptions, seasons, sessions);
      const players = await club.people(people);
      const ids = await Promise.all(dates.map((sessionDate) => club.session({ sessionDate })));
      const { id: seasonId } = await addSeason(club, season);
      for (const step of steps) {
        const act = () => play(step, players[step.who] as Person, ids[step.session] as string, seasonId);
        await act();
        expect(await wrongs()).toEqual([]);
        if (!step.twice || step.type === 'time') continue;
        const before = await state();
        await act();
        expect(await state()).toEqual(before);
      }
    }),
    sequences(30),
  );
});
