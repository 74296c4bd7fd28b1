import { eq } from 'drizzle-orm';
import { PaymentStatus, Plan, type UserChange } from 'shared-api/contract';
import { auditLog } from '../../src/data/schema';
import { changeAccount } from '../support/accounts';
import { clubForEach, type Person } from '../support/club';
import { placesIn } from '../support/places';
import { addSeason } from '../support/seasons';
import { changeSession } from '../support/sessions';

/** Changes of sessions, passes and plans change what a player owes. */
const club = clubForEach();

const owed = async (as: Person) =>
  (await club.call('GET /api/v1/Payments/mine', { as })).ok().map(({ amount, status }) => [amount, status]);
const { say } = placesIn(() => club);
const passOf = async (as: Person) =>
  (await club.call('GET /api/v1/SeasonSubscriptions/my-subscription', { as })).ok();
const setPlan = async (person: Person, paymentPlan: Plan, pass?: UserChange['pass']) =>
  (await changeAccount(club, person, { paymentPlan, ...(pass && { pass }) })).ok();

test('whoever says no once the session has begun is refused, and still owes it', async () => {
  const player = await club.person();
  const id = await club.session();
  (await say(player, id, true)).ok();
  club.clock.set('2026-11-28T15:30:00Z');
  expect((await say(player, id, false)).error()).toMatchObject({
    code: 'answersClosed',
    message: 'You could answer until the session started',
  });
  expect(await owed(player)).toEqual([[10, 0]]);
});

test('a member whom an administrator puts on drop-in holds and owes no pass, and pays each coming session', async () => {
  const player = await club.person();
  const id = await club.session();
  (await say(player, id, true)).ok();
  const body = { paymentPlan: Plan.Membership };
  (await club.call('PATCH /api/v1/Users/me/payment-plan', { as: player, body })).ok();
  expect(await owed(player)).toEqual([[95, 0]]);
  await setPlan(player, Plan.DropIn);
  expect(await owed(player)).toEqual([[10, 0]]);
  const check = await club.call('GET /api/v1/SeasonSubscriptions/check-active', { as: player });
  expect(check.ok()).toEqual({ isActive: false });
});

test('a pass that an administrator gives has dates and a price, and taking it away ends it', async () => {
  const player = await club.person();
  const season = { startDate: '2026-11-01', endDate: '2027-01-31', price: 95 };
  const { id } = await addSeason(club, season);
  await setPlan(player, Plan.Membership, { startDate: '2026-11-14', endDate: '2027-01-31', price: 80 });
  expect(await passOf(player)).toMatchObject({
    seasonId: id,
    startDate: '2026-11-14',
    endDate: '2027-01-31',
    price: 80,
    status: 0,
  });
  expect(await owed(player)).toEqual([[80, 0]]);
  const query = { action: 'subscription.create' };
  const [row] = (await club.call('GET /api/v1/Audit', { as: await club.admin(), query })).ok();
  expect(row).toMatchObject({ after: { userId: player.id, price: 80 } });
  await setPlan(player, Plan.DropIn);
  expect(await passOf(player)).toBeNull();
  expect(await owed(player)).toEqual([]);
});

test('a pass that is given without a word is the current season’s, else three months, and owes nothing', async () => {
  const [one, other] = [await club.person(), await club.person()];
  await setPlan(one, Plan.Membership);
  expect(await passOf(one)).toMatchObject({ startDate: '2026-11-21', endDate: '2027-02-21', price: 0 });
  const season = { startDate: '2026-11-01', endDate: '2027-01-31', price: 95 };
  await addSeason(club, season);
  await setPlan(other, Plan.Membership);
  expect(await passOf(other)).toMatchObject({ startDate: '2026-11-01', endDate: '2027-01-31', price: 0 });
  expect([await owed(one), await owed(other)]).toEqual([[], []]);
});

test.each([
  ['ends before it begins', { startDate: '2026-12-01', endDate: '2026-11-30' }, 'Must be after the start'],
  ['is over', { startDate: '2026-08-01', endDate: '2026-11-01' }, 'Must not be in the past'],
])('a pass that %s is not given', async (_, dates, message) => {
  const reply = await changeAccount(club, await club.person(), {
    paymentPlan: Plan.Membership,
    pass: { ...dates, price: 95 },
  });
  expect(reply.error().errors).toEqual({ 'pass.endDate': [message] });
});

test.each([
  ['keep', 12, [10]],
  ['change', 12, [12]],
  ['change', 0, []],
] as const)(
  'a changed price of a session: %s what is pending at $%d',
  async (pendingDues, price, expected) => {
    const [player, paid] = [await club.person(), await club.person()];
    const id = await club.session();
    for (const person of [player, paid]) (await say(person, id, true)).ok();
    const as = await club.admin();
    const [done] = (await club.call('GET /api/v1/Payments', { as, query: { userId: paid.id } })).ok();
    const received = { as, params: { id: done?.id ?? '' }, body: { status: PaymentStatus.Completed } };
    (await club.call('PUT /api/v1/Payments/{id}/status', received)).ok();
    (await changeSession(club, id, { dropInPrice: price, pendingDues })).ok();
    expect((await owed(player)).map(([amount]) => amount)).toEqual(expected);
    expect(await owed(paid)).toEqual([[10, PaymentStatus.Completed]]);
  },
);

test('the season plan can be given away, and coming sessions follow when its holder gives it up', async () => {
  const player = await club.person();
  (await say(player, await club.session(), true)).ok();
  await setPlan(player, Plan.Membership);
  expect(await owed(player)).toEqual([]);
  const body = { paymentPlan: Plan.DropIn };
  (await club.call('PATCH /api/v1/Users/me/payment-plan', { as: player, body })).ok();
  expect(await owed(player)).toEqual([[10, 0]]);
});

test('an administrator who ends somebody’s pass keeps no name of the holder in the log', async () => {
  const player = await club.person({ firstName: 'Zebulon' });
  const as = await club.admin();
  (await club.call('PATCH /api/v1/Users/me/payment-plan', { as: player, body: { paymentPlan: 0 } })).ok();
  const pass = (await club.call('GET /api/v1/SeasonSubscriptions/my-subscription', { as: player })).ok();
  const params = { id: pass?.id ?? '' };
  (await club.call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { as, params })).ok();
  const query = { action: 'subscription.cancel' };
  const [shown] = (await club.call('GET /api/v1/Audit', { as, query })).ok();
  expect(shown).toMatchObject({ before: { status: 0, userId: player.id }, after: { status: 2 } });
  // The name is looked up for who reads it.
  expect(shown?.aboutName).toContain('Zebulon');
  const kept = await club.database.db.select().from(auditLog).where(eq(auditLog.action, query.action));
  expect(JSON.stringify(kept)).not.toContain('Zebulon');
});
