import { Plan, SeasonStatus, UserStatus } from 'shared-api/contract';
import { nameOf } from '../support/accounts';
import { clubForEach, type Person } from '../support/club';
import { askedPayments } from '../support/payments';
import { addSeason } from '../support/seasons';
import { changeSession } from '../support/sessions';
import { round } from '../support/timers';

const club = clubForEach();

const pass = { startDate: '2026-11-21T18:00:00.000Z', endDate: '2027-02-21T18:00:00.000Z', price: 95 };

test('a pass, its payment and the plan come together, and go together', async () => {
  const player = await club.person();
  const sessionId = await club.session();
  await club.call('POST /api/v1/Sessions/{id}/register', { as: player, params: { id: sessionId } });
  const bought = (await club.call('POST /api/v1/SeasonSubscriptions', { as: player, body: pass })).ok(201);
  expect(bought).toMatchObject({
    startDate: '2026-11-21',
    endDate: '2027-02-21',
    status: SeasonStatus.Active,
  });
  expect(bought.paymentDue).toMatchObject({ amount: 95 });
  expect((await club.call('GET /api/v1/Users/me', { as: player })).ok().paymentPlan).toBe(Plan.Membership);
  // The pass now covers what was owed for the session.
  expect(await askedPayments(club)).toMatchObject([{ plan: Plan.Membership, sessionId: null }]);

  const again = await club.call('POST /api/v1/SeasonSubscriptions', { as: player, body: pass });
  expect(again.error().code).toBe('alreadySubscribed');

  const params = { id: bought.id };
  (await club.call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { as: player, params })).ok();
  expect((await club.call('GET /api/v1/Users/me', { as: player })).ok().paymentPlan).toBe(Plan.DropIn);
  expect(await askedPayments(club)).toMatchObject([{ plan: Plan.DropIn, sessionId }]);
  const ended = await club.call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { as: player, params });
  expect(ended.error().code).toBe('subscriptionEnded');
});

test('what ending a pass would cost is known before: unpaid, what was played; and what was said yes to', async () => {
  let player = await club.person();
  const said = await club.session({ sessionDate: '2026-12-12', dropInPrice: 12 });
  (await club.call('POST /api/v1/Sessions/{id}/register', { as: player, params: { id: said } })).ok();
  const { id } = (await club.call('POST /api/v1/SeasonSubscriptions', { as: player, body: pass })).ok(201);
  for (const sessionDate of ['2026-11-28', '2026-12-05']) await club.session({ sessionDate });
  const ending = async () => {
    const [mine] = (await club.call('GET /api/v1/SeasonSubscriptions/mine', { as: player })).ok();
    return { left: mine?.sessionsLeft, ...mine?.ending };
  };
  const stays = { count: 1, amount: 12 };
  expect(await ending()).toMatchObject({ left: 12, isPaid: false, played: { count: 0, amount: 0 }, stays });
  club.clock.set('2026-11-30T12:00:00Z');
  player = await club.again(player);
  expect(await ending()).toMatchObject({ left: 11, isPaid: false, played: { count: 1, amount: 10 }, stays });
  const [due] = await askedPayments(club);
  const settled = { as: await freshAdmin(), params: { id: due?.id ?? '' }, body: { status: 1 } };
  (await club.call('PUT /api/v1/Payments/{id}/status', settled)).ok();
  expect(await ending()).toMatchObject({ left: 11, isPaid: true, played: { count: 0, amount: 0 }, stays });
  (await club.call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { as: player, params: { id } })).ok();
  expect(await askedPayments(club)).toMatchObject([
    { sessionId: said, amount: 12 },
    { amount: 95, status: 1 },
  ]);
});

test('a session that is moved into the past under an unpaid pass is due when the pass ends', async () => {
  const player = await club.person();
  // Said yes to before the pass was bought, and held by it.
  const moved = await club.session({ sessionDate: '2026-12-05' });
  (await club.call('POST /api/v1/Sessions/{id}/register', { as: player, params: { id: moved } })).ok();
  const held = await club.session({ sessionDate: '2026-12-12', dropInPrice: 12 });
  const { id } = (await club.call('POST /api/v1/SeasonSubscriptions', { as: player, body: pass })).ok(201);
  club.clock.set('2026-11-21T23:30:00Z');
  for (const [sessionId, startTime] of [
    [moved, '10:00'],
    [held, '13:00'],
  ] as const)
    (await changeSession(club, sessionId, { sessionDate: '2026-11-21', startTime, endTime: '15:00' })).ok();
  (await club.call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { as: player, params: { id } })).ok();
  const due = await askedPayments(club);
  expect(due.map(({ sessionId, amount }) => [sessionId, amount]).sort()).toEqual(
    [
      [moved, 10],
      [held, 12],
    ].sort(),
  );
});

test.each([
  ['another price', { ...pass, price: 1 }, 'priceChanged'],
  ['a hundred years', { ...pass, endDate: '2126-02-21' }, 'validation'],
  ['a start in the past', { ...pass, startDate: '2026-01-01' }, 'validation'],
])('a pass for %s is refused', async (_, body, code) => {
  const reply = await club.call('POST /api/v1/SeasonSubscriptions', { as: await club.person(), body });
  expect(reply.error().code).toBe(code);
});

test('choosing the season plan opens a pass at the price in force; choosing drop-in ends it', async () => {
  await addSeason(club, { startDate: '2026-11-01', endDate: '2027-01-31', price: 120 });
  const player = await club.person();
  const choose = (paymentPlan: Plan) =>
    club.call('PATCH /api/v1/Users/me/payment-plan', { as: player, body: { paymentPlan } });
  expect((await choose(Plan.Membership)).ok().paymentPlan).toBe(Plan.Membership);
  const mine = await club.call('GET /api/v1/SeasonSubscriptions/my-subscription', { as: player });
  expect(mine.ok()).toMatchObject({ price: 120, paymentDue: { amount: 120 } });
  expect((await choose(Plan.DropIn)).ok().paymentPlan).toBe(Plan.DropIn);
  const active = await club.call('GET /api/v1/SeasonSubscriptions/check-active', { as: player });
  expect(active.ok()).toEqual({ isActive: false });
});

test('a pass that has run out puts its holder back on the drop-in plan', async () => {
  const player = await club.person();
  (await club.call('POST /api/v1/SeasonSubscriptions', { as: player, body: pass })).ok();
  club.clock.set('2027-02-22T12:00:00Z');
  await round(club, 'expired-passes');
  expect((await club.call('GET /api/v1/Users', { as: await freshAdmin() })).ok()).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: player.id, paymentPlan: Plan.DropIn })]),
  );
});

test('an account’s form that still shows a pass that has run out gives no new one', async () => {
  const player = await club.person();
  (await club.call('POST /api/v1/SeasonSubscriptions', { as: player, body: pass })).ok();
  const params = { id: player.id };
  const shown = (await club.call('GET /api/v1/Users/{id}', { as: await club.admin(), params })).ok();
  club.clock.set('2027-02-22T12:00:00Z');
  await round(club, 'expired-passes');
  const { paymentPlan, version } = shown;
  const body = { ...nameOf(player), isAdmin: false, status: UserStatus.Active, paymentPlan, version };
  const saved = await club.call('PUT /api/v1/Users/{id}', { as: await freshAdmin(), params, body });
  expect(saved.error().code).toBe('changedMeanwhile');
});

// The first administrator's token expires when the clock is moved.
const freshAdmin = () => club.person({ isAdmin: true });

test('the current season is the one of today, the next is a field of its own; weeks are counted', async () => {
  const current = () => club.call('GET /api/v1/Seasons/current');
  const onSale = async () => (await club.call('GET /api/v1/Settings/club')).ok();
  expect(await onSale()).toMatchObject({ nextSeason: null });
  await addSeason(club, { startDate: '2099-01-01', endDate: '2099-03-31', price: 1 });
  await addSeason(club, { startDate: '2027-01-01', endDate: '2027-03-31', price: 100 });
  expect((await current()).error()).toMatchObject({ status: 404, code: 'noCurrentSeason' });
  expect(await onSale()).toMatchObject({ seasonPrice: 95, nextSeason: { startDate: '2027-01-01' } });
  const autumn = await addSeason(club, { startDate: '2026-10-01', endDate: '2026-12-31', price: 95 });
  expect((await current()).ok()).toMatchObject({
    id: autumn.id,
    name: 'October to December 2026',
    weeks: 13,
    sessionsCount: 11,
  });
  const status = {
    as: await club.admin(),
    params: { id: autumn.id },
    body: { status: SeasonStatus.Inactive },
  };
  (await club.call('PATCH /api/v1/Seasons/{id}/status', status)).ok();
  expect((await current()).error().code).toBe('noCurrentSeason');
});

test('a pass for the next season costs what that season costs, one from today what the plan card says', async () => {
  const next = await addSeason(club, { startDate: '2027-01-01', endDate: '2027-03-31', price: 120 });
  const buy = async (body: object) =>
    club.call('POST /api/v1/SeasonSubscriptions', { as: await club.person(), body });
  const { startDate, endDate } = next;
  expect((await buy({ startDate, endDate, price: 120 })).ok(201)).toMatchObject({ seasonId: next.id });
  expect((await buy({ startDate, endDate, price: 95 })).error().code).toBe('priceChanged');
  expect((await buy(pass)).ok(201)).toMatchObject({ seasonId: null, price: 95 });
});

test('a season lists the people with an active pass, once each, as many as it counts', async () => {
  const { id } = await addSeason(club, { startDate: '2026-11-01', endDate: '2027-01-31', price: 95 });
  const [stays, leaves, returns] = [await club.person(), await club.person(), await club.person()];
  const join = async (as: Person) =>
    (await club.call('POST /api/v1/Seasons/{id}/register', { as, params: { id } })).ok(201);
  const leave = async (as: Person) =>
    (await club.call('DELETE /api/v1/Seasons/{id}/register', { as, params: { id } })).ok(204);
  for (const player of [stays, leaves, returns]) await join(player);
  await leave(leaves);
  await leave(returns);
  await join(returns);
  const as = await club.admin();
  const users = (await club.call('GET /api/v1/Seasons/{id}/users', { as, params: { id } })).ok();
  expect(users.map(({ userId }) => userId).sort()).toEqual([stays.id, returns.id].sort());
  const { registeredUsersCount } = (await club.call('GET /api/v1/Seasons/{id}', { params: { id } })).ok();
  expect(registeredUsersCount).toBe(users.length);
});

test('a client that knows of neither leaves a season its name and the number of its passes', async () => {
  const dates = { startDate: '2026-12-01', endDate: '2027-02-28' };
  const { id } = await addSeason(club, { ...dates, price: 95, name: 'Winter league', maxPasses: 7 });
  const change = async (values: object) => {
    const body = { ...dates, price: 90, ...values };
    return (
      await club.call('PUT /api/v1/Seasons/{id}', { as: await club.admin(), params: { id }, body })
    ).ok();
  };
  expect(await change({})).toMatchObject({ name: 'Winter league', maxPasses: 7, price: 90 });
  expect(await change({ maxPasses: null })).toMatchObject({ name: 'Winter league', maxPasses: null });
});
