import { Plan, SessionStatus } from 'shared-api/contract';
import { type Club, openClub, type Person } from '../support/club';

/** What a player owes follows what happens to sessions, passes and plans. */
let club: Club;
beforeEach(async () => {
  club = await openClub();
});
afterEach(() => club.close());

const owed = async (as: Person) =>
  (await club.call('GET /api/v1/Payments/mine', { as })).ok().map(({ amount, status }) => [amount, status]);
const comes = async (as: Person, id: string, isAttending = true) =>
  club.call('GET /api/v1/Attendance/confirm', {
    as,
    query: { sessionId: id, userId: as.id, attending: String(isAttending) },
  });
const setStatus = async (id: string, status: SessionStatus) => {
  const as = await club.admin();
  const { startTime, endTime, sessionDate, location, maxCapacity, dropInPrice } = (
    await club.call('GET /api/v1/Sessions/{id}', { params: { id } })
  ).ok();
  const body = { startTime, endTime, sessionDate, location, maxCapacity, dropInPrice, status };
  (await club.call('PUT /api/v1/Sessions/{id}', { as, params: { id }, body })).ok();
};
const setPlan = async ({ id, username, firstName, lastName, email }: Person, paymentPlan: Plan) => {
  const body = { username, firstName, lastName, email, paymentPlan, isAdmin: false, status: 0 };
  (await club.call('PUT /api/v1/Users/{id}', { as: await club.admin(), params: { id }, body })).ok();
};

test('a session that takes place after all is owed again, by drop-in players only', async () => {
  const [player, member] = [await club.person(), await club.person({ paymentPlan: Plan.Membership })];
  const id = await club.session();
  for (const person of [player, member]) (await comes(person, id)).ok();
  await setStatus(id, SessionStatus.Cancelled);
  expect(await owed(player)).toEqual([]);
  await setStatus(id, SessionStatus.Open);
  expect(await owed(player)).toEqual([[10, 0]]);
  expect(await owed(member)).toEqual([]);
});

test('whoever says no once the session has begun still owes it', async () => {
  const player = await club.person();
  const id = await club.session();
  (await comes(player, id)).ok();
  club.clock.set('2026-11-28T15:30:00Z');
  const late = { ...player, token: player.token };
  (await comes(late, id, false)).ok();
  expect(await owed(late)).toEqual([[10, 0]]);
});

test('a member whom an administrator puts on drop-in holds and owes no pass, and pays each coming session', async () => {
  const player = await club.person();
  const id = await club.session();
  (await comes(player, id)).ok();
  const body = { paymentPlan: Plan.Membership };
  (await club.call('PATCH /api/v1/Users/me/payment-plan', { as: player, body })).ok();
  expect(await owed(player)).toEqual([[95, 0]]);
  await setPlan(player, Plan.DropIn);
  expect(await owed(player)).toEqual([[10, 0]]);
  const check = await club.call('GET /api/v1/SeasonSubscriptions/check-active', { as: player });
  expect(check.ok()).toEqual({ isActive: false });
});

test('the season plan can be given away, and coming sessions follow when its holder gives it up', async () => {
  const player = await club.person();
  (await comes(player, await club.session())).ok();
  await setPlan(player, Plan.Membership);
  expect(await owed(player)).toEqual([]);
  const body = { paymentPlan: Plan.DropIn };
  (await club.call('PATCH /api/v1/Users/me/payment-plan', { as: player, body })).ok();
  expect(await owed(player)).toEqual([[10, 0]]);
});

test('an administrator who ends somebody’s pass leaves a row without the holder’s name', async () => {
  const player = await club.person({ firstName: 'Zebulon' });
  const as = await club.admin();
  (await club.call('PATCH /api/v1/Users/me/payment-plan', { as: player, body: { paymentPlan: 0 } })).ok();
  const pass = (await club.call('GET /api/v1/SeasonSubscriptions/my-subscription', { as: player })).ok();
  const params = { id: pass?.id ?? '' };
  (await club.call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { as, params })).ok();
  const query = { action: 'subscription.cancel' };
  const [row] = (await club.call('GET /api/v1/Audit', { as, query })).ok();
  expect(row).toMatchObject({ before: { status: 0, userId: player.id }, after: { status: 2 } });
  expect(JSON.stringify(row)).not.toContain('Zebulon');
});

test('a season keeps its name when a client that knows of none changes it', async () => {
  const as = await club.admin();
  const season = { startDate: '2026-12-01', endDate: '2027-02-28', price: 95 };
  const body = { ...season, name: 'Winter league' };
  const { id } = (await club.call('POST /api/v1/Seasons', { as, body })).ok(201);
  const changed = await club.call('PUT /api/v1/Seasons/{id}', {
    as,
    params: { id },
    body: { ...season, price: 90 },
  });
  expect(changed.ok()).toMatchObject({ name: 'Winter league', price: 90 });
});
