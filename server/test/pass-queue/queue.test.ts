import { Plan, SeasonStatus } from 'shared-api/contract';
import { passQueue } from '../../src/db/schema';
import { moveQueues } from '../../src/features/pass-queue/service';
import { changeAccount } from '../support/accounts';
import { clubForEach, type Person } from '../support/club';
import { addSeason } from '../support/seasons';

const club = clubForEach();

const dates = { startDate: '2026-11-01', endDate: '2027-01-31', price: 95 };
const season = (maxPasses: number | null = 1) => addSeason(club, { ...dates, maxPasses });
const buy = (as: Person) => club.call('POST /api/v1/SeasonSubscriptions', { as, body: dates });
const queue = (as: Person, id: string) =>
  club.call('POST /api/v1/Seasons/{id}/queue', { as, params: { id } });
const offer = async (as?: Person) =>
  (await club.call('GET /api/v1/SeasonSubscriptions/offers', as ? { as } : {}))
    .ok()
    .find(({ kind }) => kind === 'season');
const subjectsTo = ({ email }: Person) =>
  club.mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
const sweep = async () => {
  await moveQueues(club.app.services);
  await club.drain();
};

test('who queues is offered the pass that becomes free, for two days, and then the next one is', async () => {
  const { id, name } = await season();
  const [holder, first, second] = [await club.person(), await club.person(), await club.person()];
  const pass = (await buy(holder)).ok(201);
  expect((await buy(first)).error().code).toBe('passesSoldOut');
  expect((await queue(first, id)).ok(201)).toEqual({ position: 1, offeredUntil: null });
  expect((await queue(second, id)).ok(201)).toEqual({ position: 2, offeredUntil: null });
  expect((await queue(first, id)).ok(201)).toEqual({ position: 1, offeredUntil: null });
  expect((await queue(holder, id)).error().code).toBe('alreadySubscribed');
  expect(await offer(second)).toMatchObject({
    ...{ isSoldOut: true, placesLeft: 0, queueLength: 2 },
    queue: { position: 2, offeredUntil: null },
  });
  await sweep();
  expect(subjectsTo(first)).toEqual([]);

  await club.call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { as: holder, params: { id: pass.id } });
  // Free, but only for those who wait.
  expect((await buy(holder)).error().code).toBe('passesSoldOut');
  await sweep();
  await sweep();
  expect(subjectsTo(first)).toEqual([`A season pass is waiting for you: ${name}`]);
  expect(await offer(first)).toMatchObject({
    ...{ isSoldOut: false, placesLeft: 1 },
    queue: { position: 1, offeredUntil: '2026-11-23T23:00:00.000Z' },
  });
  expect((await buy(second)).error().code).toBe('passesSoldOut');

  club.clock.set('2026-11-23T23:00:00Z');
  const [late, next] = [await club.again(first), await club.again(second)];
  expect((await buy(late)).error().code).toBe('passesSoldOut');
  await sweep();
  expect(subjectsTo(first)).toContain(`Your season pass offer has ended: ${name}`);
  expect(subjectsTo(second)).toEqual([`A season pass is waiting for you: ${name}`]);
  expect((await queue(late, id)).ok(201)).toEqual({ position: 2, offeredUntil: null });
  expect((await buy(next)).ok(201)).toMatchObject({ seasonId: id });
  expect(await offer(late)).toMatchObject({ queueLength: 1, queue: { position: 1 } });
});

test('leaving the queue gives up what is kept, and a number that is raised brings the next one in', async () => {
  const { id } = await season();
  const [holder, first, second] = [await club.person(), await club.person(), await club.person()];
  (await buy(holder)).ok(201);
  (await queue(first, id)).ok(201);
  (await queue(second, id)).ok(201);
  const body = { ...dates, maxPasses: 2 };
  (await club.call('PUT /api/v1/Seasons/{id}', { as: await club.admin(), params: { id }, body })).ok();
  await sweep();
  expect(await offer(first)).toMatchObject({ placesLeft: 1 });
  (await club.call('DELETE /api/v1/Seasons/{id}/queue', { as: first, params: { id } })).ok(204);
  await sweep();
  expect(subjectsTo(second)).toHaveLength(1);
  (await buy(second)).ok(201);
  expect(await offer()).toMatchObject({ isSoldOut: true, queueLength: 0, queue: null });
});

test('three months from today count as the pass of the season they begin in, and the plan goes in by no other door', async () => {
  const { id } = await season();
  (await buy(await club.person())).ok(201);
  const player = await club.person();
  const body = { startDate: '2026-11-21', endDate: '2027-02-21', price: 95 };
  for (const reply of [
    await club.call('POST /api/v1/SeasonSubscriptions', { as: player, body }),
    await club.call('PATCH /api/v1/Users/me/payment-plan', { as: player, body: { paymentPlan: 0 } }),
    await club.call('POST /api/v1/Seasons/{id}/register', { as: player, params: { id } }),
  ]) {
    expect(reply.error().code).toBe('passesSoldOut');
  }
});

const winter = { startDate: '2027-02-01', endDate: '2027-04-30', price: 120 };
const months = { startDate: '2026-11-21', endDate: '2027-02-21', price: 95 };
const ofKind = async (kind: string, as: Person) =>
  (await club.call('GET /api/v1/SeasonSubscriptions/offers', { as })).ok().find((one) => one.kind === kind);
const buyFor = (as: Person, { startDate, endDate, price }: typeof winter) =>
  club.call('POST /api/v1/SeasonSubscriptions', { as, body: { startDate, endDate, price } });
const addWinter = (maxPasses = 1) => addSeason(club, { ...winter, maxPasses });

test('three months count in every season that they reach, and do not pass its queue', async () => {
  await season(null);
  const next = await addWinter(2);
  const [first, second] = [await club.person(), await club.person()];
  const [waiting, last] = [await club.person(), await club.person()];
  (await buyFor(first, winter)).ok(201);
  expect(await ofKind('threeMonths', second)).toMatchObject({ placesLeft: 1, soldOutSeason: null });
  const pass = (await buyFor(second, months)).ok(201);
  const shown = (await club.call('GET /api/v1/Seasons/{id}', { params: { id: next.id } })).ok();
  expect(shown).toMatchObject({ registeredUsersCount: 2 });
  expect(await ofKind('threeMonths', last)).toMatchObject({
    ...{ isSoldOut: true, placesLeft: 0, queueLength: 0, queue: null },
    soldOutSeason: { id: next.id },
  });
  expect((await buyFor(last, months)).error().code).toBe('passesSoldOut');

  (await queue(waiting, next.id)).ok(201);
  await club.call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { as: second, params: { id: pass.id } });
  // One is free, but only for those who wait.
  expect((await buyFor(last, months)).error().code).toBe('passesSoldOut');
  await sweep();
  expect((await buyFor(last, months)).error().code).toBe('passesSoldOut');
  expect((await buyFor(waiting, months)).ok(201)).toMatchObject({ endDate: months.endDate });
});

test('a season that has no Saturday left is in nobody’s way', async () => {
  await addSeason(club, { startDate: '2026-09-05', endDate: '2026-11-27', price: 95, maxPasses: 1 });
  await club.passHolder();
  const player = await club.person();
  // Saturday, once the game has begun.
  expect(await ofKind('threeMonths', player)).toMatchObject({ isSoldOut: false, placesLeft: null });
  (await buyFor(player, months)).ok(201);
});

test('a pass ends the wait for what it covers, and keeps the place in the other queues, and both are said', async () => {
  const autumn = { ...dates, endDate: '2026-12-31' };
  const { name } = await addSeason(club, autumn);
  const next = await addWinter();
  (await buyFor(await club.person(), winter)).ok(201);
  const [holder, gifted] = [await club.person(), await club.person()];
  for (const player of [holder, gifted]) (await queue(player, next.id)).ok(201);
  expect(await ofKind('season', holder)).toMatchObject({ leavesQueues: [], keepsQueues: [next.name] });
  expect(await ofKind('threeMonths', holder)).toMatchObject({ leavesQueues: [next.name], keepsQueues: [] });
  expect(await ofKind('nextSeason', holder)).toMatchObject({ leavesQueues: [], keepsQueues: [] });
  (await buyFor(holder, autumn)).ok(201);
  expect(await ofKind('nextSeason', holder)).toMatchObject({ queue: { position: 1 }, queueLength: 2 });

  const pass = { ...months, price: 0 };
  (await changeAccount(club, gifted, { paymentPlan: Plan.Membership, pass })).ok();
  expect(await ofKind('nextSeason', gifted)).toMatchObject({ queue: null, queueLength: 1 });
  await club.drain();
  const textTo = (player: Person) => club.mailer.sent.find(({ to }) => to === player.email)?.text;
  expect(textTo(holder)).toContain(`You stay on the waiting list for: ${next.name}`);
  expect(textTo(holder)).not.toContain(name);
  expect(textTo(gifted)).toContain(`You’re no longer on the waiting list for: ${next.name}`);
});

test('a holder buys the next season early, beside their own pass, or queues for it', async () => {
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
  expect((await queue(late, next.id)).ok(201)).toMatchObject({ position: 1 });

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
  const params = { id: own?.id ?? '' };
  (await club.call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { as: holder, params })).ok();
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

test('nobody queues where there is a pass, no number, or nothing on sale', async () => {
  const { id } = await season(null);
  const player = await club.person();
  expect((await queue(player, id)).error().code).toBe('passesLeft');
  const params = { id };
  const status = { as: await club.admin(), params, body: { status: SeasonStatus.Inactive } };
  await club.call('PATCH /api/v1/Seasons/{id}/status', status);
  expect((await queue(player, id)).error().code).toBe('seasonNotActive');
  const unknown = '01930c2e-7b6a-7c31-9f10-6d2f6a1c0b01';
  expect((await queue(player, unknown)).error().code).toBe('seasonNotFound');
});

test('a queue ends with the last Saturday of its season, and offers nothing after it', async () => {
  const { id } = await season();
  const [holder, waiting] = [await club.person(), await club.person()];
  const pass = (await buy(holder)).ok(201);
  (await queue(waiting, id)).ok(201);
  // Sunday, the season's last day.
  club.clock.set('2027-01-31T15:00:00Z');
  const [as, late] = [await club.again(holder), await club.again(waiting)];
  await club.call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { as, params: { id: pass.id } });
  await sweep();
  expect(subjectsTo(waiting)).toEqual([]);
  expect((await queue(late, id)).error().code).toBe('seasonNotActive');
  expect(await club.database.db.$count(passQueue)).toBe(0);
});
