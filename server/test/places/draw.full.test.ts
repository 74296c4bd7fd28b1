import { Plan, UserStatus } from 'shared-api/contract';
import { drawnOrder } from 'shared-api/draw';
import { sweepOpenings } from '../../src/club/places/draw';
import { decide } from '../../src/club/places/model/decide';
import { newId, places, sessions, users } from '../../src/data/schema';
import { clubForAll } from '../support/club';
import { at, factsOf } from './model/notation';

/** 100,000 draws of three, one of them twice in it: how often each comes first, and each order of the others. */
test('each order is as likely as its tickets say', async () => {
  const draws = 100_000;
  const counts = new Map<string, number>();
  const entries = [
    { id: 'ana', tickets: 1 },
    { id: 'ben', tickets: 2 },
    { id: 'cam', tickets: 1 },
  ];
  for (let drawn = 0; drawn < draws; drawn += 1000) {
    const orders = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => drawnOrder(`secret ${drawn + index}`, entries)),
    );
    for (const order of orders) counts.set(order.join(' '), (counts.get(order.join(' ')) ?? 0) + 1);
  }
  // First with one's share of the tickets, second with one's share of those that are left.
  const likely: Record<string, number> = {
    'ana ben cam': (1 / 4) * (2 / 3),
    'ana cam ben': (1 / 4) * (1 / 3),
    'ben ana cam': 1 / 4,
    'ben cam ana': 1 / 4,
    'cam ana ben': (1 / 4) * (1 / 3),
    'cam ben ana': (1 / 4) * (2 / 3),
  };
  const chiSquare = Object.entries(likely).reduce(
    (sum, [order, share]) => sum + ((counts.get(order) ?? 0) - draws * share) ** 2 / (draws * share),
    0,
  );
  // Five degrees of freedom: more than 20.5 happens once in a thousand, and these secrets are always the same.
  expect(chiSquare).toBeLessThan(20.5);
});

/** 100,000 draws of three spots: two together, one of whom waited in vain last time, two alone, and one with a guest. */
test('each order is as likely as its tickets say, with pairs too, and gives both of two a spot or none', async () => {
  const draws = 100_000;
  const tickets: Record<string, number> = { pair: 2, cam: 1, dee: 1, eli: 1 };
  const entries = Object.entries(tickets).map(([id, tickets]) => ({ id, tickets }));
  const players: Record<string, string[]> = { pair: ['ana', 'ben'] };
  const start = factsOf('3: / ana&ben cam dee eli+1', { draws: 'Thu-12:00' });
  const counts = new Map<string, number>();
  for (let drawn = 0; drawn < draws; drawn += 1000) {
    const orders = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => drawnOrder(`pairs ${drawn + index}`, entries)),
    );
    for (const order of orders) counts.set(order.join(' '), (counts.get(order.join(' ')) ?? 0) + 1);
  }
  const orders = ordersOf(Object.keys(tickets));
  const shareOf = (order: readonly string[]): number => {
    const all = order.reduce((sum, id) => sum + (tickets[id] ?? 0), 0);
    const [first = '', ...rest] = order;
    return order.length === 0 ? 1 : ((tickets[first] ?? 0) / all) * shareOf(rest);
  };
  const chiSquare = orders.reduce((sum, order) => {
    const expected = draws * shareOf(order);
    return sum + ((counts.get(order.join(' ')) ?? 0) - expected) ** 2 / expected;
  }, 0);
  // 23 degrees of freedom: more than 49.7 happens once in a thousand.
  expect(orders).toHaveLength(24);
  expect(chiSquare).toBeLessThan(49.7);

  for (const order of orders) {
    const event = {
      ...{ type: 'draw' as const, order: order.map((id) => players[id] ?? [id]) },
      guests: new Map([['eli', 'guest']]),
    };
    const decision = decide(start, event, at('Thu-12:00'));
    const places = 'facts' in decision ? decision.facts.places : [];
    const inside = places.filter(({ standing }) => standing === 'in').map(({ key }) => key);
    // After two alone a spot is left, and both who follow need two.
    const first = order.slice(0, 2).sort().join(' ');
    expect(inside).toHaveLength(first === 'cam dee' ? 2 : 3);
    expect(inside.includes('ana')).toBe(inside.includes('ben'));
    expect(inside.includes('eli')).toBe(inside.includes('guest'));
  }
});

/** All orders of some. */
const ordersOf = (ids: readonly string[]): string[][] =>
  ids.length === 0
    ? [[]]
    : ids.flatMap((first) => ordersOf(ids.filter((id) => id !== first)).map((rest) => [first, ...rest]));

const active = { paymentPlan: Plan.DropIn, status: UserStatus.Active };

describe('a crowd', () => {
  const club = clubForAll();

  test('of 1,000 entries is drawn once, by whichever process comes first, and exactly as many are in as there are spots', async () => {
    club.clock.set('2026-11-14T17:00:00.000Z');
    const { db } = club.database;
    const id = await club.session({ maxCapacity: 20, drawsAt: '2026-11-20T17:00:00.000Z' });
    const people = Array.from({ length: 1000 }, (_, index) => ({
      ...{ id: newId(), username: `p${index}`, email: `p${index}@example.org`, passwordHash: '' },
      ...{ firstName: 'Ana', lastName: `No ${index}`, ...active },
    }));
    for (let from = 0; from < people.length; from += 500) {
      const some = people.slice(from, from + 500);
      await db.insert(users).values(some);
      await db.insert(places).values(
        some.map((one) => ({
          sessionId: id,
          userId: one.id,
          standing: 'waiting' as const,
          source: 'line' as const,
        })),
      );
    }
    const sweep = () => sweepOpenings(club.app.services);
    club.clock.set('2026-11-20T17:00:05.000Z');
    await Promise.all([sweep(), sweep()]);
    club.clock.set('2026-11-20T17:01:05.000Z');
    await Promise.all([sweep(), sweep()]);
    const { entries, secret } = (await club.call('GET /api/v1/Sessions/{id}/draw', { params: { id } })).ok();
    expect(entries).toHaveLength(1000);
    const order = await drawnOrder(secret ?? '', entries);
    const rankOf = new Map(entries.map((entry) => [entry.id, entry.rank]));
    expect(order.every((entry, index) => rankOf.get(entry) === index + 1)).toBe(true);
    const shown = (await club.call('GET /api/v1/Sessions/{id}', { params: { id } })).ok();
    expect(shown).toMatchObject({ registeredPlayersCount: 20, waitingListCount: 980 });
    expect(await db.$count(sessions)).toBe(1);
  });
});
