import { and, eq } from 'drizzle-orm';
import { Plan, SeasonStatus } from 'shared-api/contract';
import { payments, seasons, subscriptions } from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';

// Races need several connections: PGlite has only one, which hides them.
const club = clubForAll();

const dates = { startDate: '2026-11-01', endDate: '2027-01-31', price: 95 };
const buy = (as: Person) => club.call('POST /api/v1/SeasonSubscriptions', { as, body: dates });

test('twenty who click twice for three passes, by two doors, get exactly three', async () => {
  const as = await club.admin();
  const { id } = (await club.call('POST /api/v1/Seasons', { as, body: { ...dates, maxPasses: 3 } })).ok(201);
  const players = await club.people(20);
  const byPlan = (player: Person) =>
    club.call('PATCH /api/v1/Users/me/payment-plan', { as: player, body: { paymentPlan: Plan.Membership } });
  const replies = await Promise.all(players.flatMap((player) => [buy(player), byPlan(player)]));
  expect(replies.map(({ status }) => status).filter((status) => ![200, 201, 409].includes(status))).toEqual(
    [],
  );
  const isSold = and(eq(subscriptions.seasonId, id), eq(subscriptions.status, 0));
  const sold = await club.database.db.select().from(subscriptions).where(isSold);
  expect(new Set(sold.map(({ userId }) => userId)).size).toBe(3);
  expect(sold).toHaveLength(3);

  // While holders leave and others buy, there are never too many.
  const holders = players.filter((player) => sold.some(({ userId }) => userId === player.id));
  const others = players.filter((player) => !holders.includes(player));
  const params = { id };
  const all = await Promise.all([
    ...holders.map((player) => club.call('DELETE /api/v1/Seasons/{id}/register', { as: player, params })),
    ...others.map(buy),
  ]);
  expect(all.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  await Promise.all(others.map(buy));
  expect(await club.database.db.$count(subscriptions, isSold)).toBe(3);
});

test('the last pass is sold to one of twenty who come at the minute of its opening, and to none before', async () => {
  const season = { startDate: '2028-01-01', endDate: '2028-03-31', price: 95 };
  const [before, opensAt] = [club.clock.now(), new Date(club.clock.now().getTime() + 3_600_000)];
  const as = await club.admin();
  const draft = { ...season, maxPasses: 1, opensAt: opensAt.toISOString() };
  const { id } = (await club.call('POST /api/v1/Seasons', { as, body: draft })).ok(201);
  const players = await club.people(20);
  const all = async () => {
    const params = { id };
    const calls = players.map((player) =>
      club.call('POST /api/v1/Seasons/{id}/register', { as: player, params }),
    );
    return (await Promise.all(calls)).map((reply) => (reply.status === 201 ? 'sold' : reply.error().code));
  };
  expect(new Set(await all())).toEqual(new Set(['passesNotOpen']));
  club.clock.set(opensAt);
  expect((await all()).sort()).toEqual([...Array(19).fill('passesSoldOut'), 'sold']);
  club.clock.set(before);
});

test('one person who buys a season that begins today by every door at once has one pass, and owes it once', async () => {
  await club.database.db.update(subscriptions).set({ status: SeasonStatus.Cancelled });
  await club.database.db.update(seasons).set({ status: SeasonStatus.Inactive });
  const season = { startDate: '2026-11-21', endDate: '2027-02-21', price: 95 };
  const as = await club.admin();
  const { id } = (await club.call('POST /api/v1/Seasons', { as, body: season })).ok(201);
  const player = await club.person();
  const plan = { paymentPlan: Plan.Membership };
  const doors = () => [
    club.call('POST /api/v1/SeasonSubscriptions', { as: player, body: season }),
    club.call('POST /api/v1/Seasons/{id}/register', { as: player, params: { id } }),
    club.call('PATCH /api/v1/Users/me/payment-plan', { as: player, body: plan }),
  ];
  const replies = await Promise.all([...doors(), ...doors()]);
  expect(replies.map(({ status }) => status).filter((status) => ![200, 201, 409].includes(status))).toEqual(
    [],
  );
  expect(await club.database.db.$count(subscriptions, eq(subscriptions.userId, player.id))).toBe(1);
  expect(await club.database.db.$count(payments, eq(payments.userId, player.id))).toBe(1);
});
