import { Plan, SeasonStatus } from 'shared-api/contract';
import { changeAccount } from '../support/accounts';
import { clubForEach, type Person } from '../support/club';
import { addSeason } from '../support/seasons';

const club = clubForEach();

const dates = { startDate: '2026-11-01', endDate: '2027-01-31', price: 95 };
const winter = { startDate: '2027-02-01', endDate: '2027-04-30', price: 120 };
const months = { startDate: '2026-11-21', endDate: '2027-02-21', price: 95 };
const season = (maxPasses: number | null = 1) => addSeason(club, { ...dates, maxPasses });
const addWinter = (maxPasses = 1) => addSeason(club, { ...winter, maxPasses });
const buyFor = (as: Person, { startDate, endDate, price }: typeof winter) =>
  club.call('POST /api/v1/SeasonSubscriptions', { as, body: { startDate, endDate, price } });
const buy = (as: Person) => buyFor(as, dates);
const end = (as: Person, id: string) =>
  club.call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { as, params: { id } });
const ofKind = async (kind: string) =>
  (await club.call('GET /api/v1/SeasonSubscriptions/offers')).ok().find((one) => one.kind === kind);
const subjectsTo = ({ email }: Person) =>
  club.mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject);

test('a season is sold out with its last pass, whatever the door, and one that is given back is for sale', async () => {
  const { id } = await season();
  const [holder, player] = [await club.person(), await club.person()];
  expect(await ofKind('season')).toMatchObject({ isSoldOut: false, placesLeft: 1 });
  const pass = (await buy(holder)).ok(201);
  expect(await ofKind('season')).toMatchObject({ isSoldOut: true, placesLeft: 0 });
  // Three months from today count as the pass of the season they begin in.
  expect(await ofKind('threeMonths')).toMatchObject({ isSoldOut: true, placesLeft: 0 });
  for (const reply of [
    await buy(player),
    await buyFor(player, months),
    await club.call('PATCH /api/v1/Users/me/payment-plan', { as: player, body: { paymentPlan: 0 } }),
    await club.call('POST /api/v1/Seasons/{id}/register', { as: player, params: { id } }),
  ])
    expect(reply.error().code).toBe('passesSoldOut');
  expect((await buy(holder)).error().code).toBe('alreadySubscribed');
  (await end(holder, pass.id)).ok();
  (await buy(player)).ok(201);
});

test('a number that is raised sells more, and one that is lowered takes nothing from anyone', async () => {
  const { id } = await season(2);
  const change = async (maxPasses: number) => {
    const body = { ...dates, maxPasses };
    (await club.call('PUT /api/v1/Seasons/{id}', { as: await club.admin(), params: { id }, body })).ok();
  };
  for (const player of [await club.person(), await club.person()]) (await buy(player)).ok(201);
  await change(1);
  expect(await ofKind('season')).toMatchObject({ isSoldOut: true, placesLeft: 0 });
  await change(3);
  expect(await ofKind('season')).toMatchObject({ isSoldOut: false, placesLeft: 1 });
});

test('three months count in every season that they reach', async () => {
  await season(null);
  const next = await addWinter(2);
  const [first, second, last] = [await club.person(), await club.person(), await club.person()];
  (await buyFor(first, winter)).ok(201);
  expect(await ofKind('threeMonths')).toMatchObject({ placesLeft: 1 });
  const pass = (await buyFor(second, months)).ok(201);
  const shown = (await club.call('GET /api/v1/Seasons/{id}', { params: { id: next.id } })).ok();
  expect(shown).toMatchObject({ registeredUsersCount: 2 });
  expect(await ofKind('threeMonths')).toMatchObject({ isSoldOut: true, placesLeft: 0 });
  expect((await buyFor(last, months)).error().code).toBe('passesSoldOut');
  (await end(second, pass.id)).ok();
  (await buyFor(last, months)).ok(201);
});

test('a season that has no Saturday left is in nobody’s way', async () => {
  await addSeason(club, { startDate: '2026-09-05', endDate: '2026-11-27', price: 95, maxPasses: 1 });
  await club.passHolder();
  const player = await club.person();
  // Saturday, once the game has begun.
  expect(await ofKind('threeMonths')).toMatchObject({ isSoldOut: false, placesLeft: null });
  (await buyFor(player, months)).ok(201);
});

test('a holder buys the next season early, beside their own pass', async () => {
  const autumn = { ...dates, endDate: '2026-12-31' };
  await addSeason(club, autumn);
  const next = await addWinter();
  const [holder, late] = [await club.person(), await club.person()];
  for (const player of [holder, late]) (await buyFor(player, autumn)).ok(201);
  const second = (await buyFor(holder, winter)).ok(201);
  expect(second).toMatchObject({ seasonId: next.id, paymentDue: { amount: 120 } });
  for (const body of [autumn, months, winter]) {
    expect((await buyFor(holder, body)).error().code).toBe('alreadySubscribed');
  }
  expect((await buyFor(late, winter)).error().code).toBe('passesSoldOut');

  const mine = async () => (await club.call('GET /api/v1/SeasonSubscriptions/mine', { as: holder })).ok();
  expect(await mine()).toMatchObject([
    { endDate: autumn.endDate, paymentDue: { amount: 95 } },
    { startDate: winter.startDate, paymentDue: { amount: 120 } },
  ]);
  const current = await club.call('GET /api/v1/SeasonSubscriptions/my-subscription', { as: holder });
  expect(current.ok()).toMatchObject({ endDate: autumn.endDate });
  // The other pass continues.
  const plan = async () => (await club.call('GET /api/v1/Users/me', { as: holder })).ok().paymentPlan;
  const [own] = await mine();
  (await end(holder, own?.id ?? '')).ok();
  expect(await mine()).toMatchObject([{ startDate: winter.startDate }]);
  expect(await plan()).toBe(0);
  await club.drain();
  const ended = club.mailer.sent.filter(({ to, subject }) => to === holder.email && /ended/.test(subject));
  expect(ended.map(({ text }) => text)).toEqual([expect.stringContaining('December 31, 2026')]);
});

test('an administrator gives a holder the next season’s pass, and none for dates that one covers', async () => {
  await season(null);
  const next = await addWinter();
  const holder = await club.person();
  (await buy(holder)).ok(201);
  const winterPass = { startDate: winter.startDate, endDate: winter.endDate, price: 60 };
  const give = (pass?: typeof winterPass) =>
    changeAccount(club, holder, { paymentPlan: Plan.Membership, ...(pass && { pass }) });
  (await give(winterPass)).ok();
  const mine = async () => (await club.call('GET /api/v1/SeasonSubscriptions/mine', { as: holder })).ok();
  const both = [
    { startDate: dates.startDate, paymentDue: { amount: 95 } },
    { startDate: winter.startDate, seasonId: next.id, paymentDue: { amount: 60 } },
  ];
  expect(await mine()).toMatchObject(both);
  await club.drain();
  expect(subjectsTo(holder).filter((subject) => /season pass/i.test(subject))).toHaveLength(2);

  for (const pass of [
    { ...winterPass, price: 70 },
    { startDate: '2027-01-31', endDate: '2027-02-01', price: 0 },
  ]) {
    const held = 'This person already has a season pass for some of these dates';
    expect((await give(pass)).error().errors).toEqual({ 'pass.startDate': [held] });
  }
  (await give(winterPass)).ok();
  (await give()).ok();
  expect(await mine()).toHaveLength(2);
  const query = { userId: holder.id, status: SeasonStatus.Active };
  const asked = await club.call('GET /api/v1/SeasonSubscriptions', { as: await club.admin(), query });
  expect(asked.ok()).toMatchObject([both[1], both[0]].map((pass) => ({ startDate: pass?.startDate })));
});
