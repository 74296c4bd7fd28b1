import { eq } from 'drizzle-orm';
import { Plan, SeasonStatus, SessionStatus } from 'shared-api/contract';
import { outbox, payments, sessions, subscriptions, users } from '../../src/data/schema';
import { clubForAll, type Person, password } from '../support/club';
import { emptyTables } from '../support/ledger';
import { somebodyWaits } from '../support/locks';
import { readBooks, violationsOf } from '../support/place-promises';
import { placesIn } from '../support/places';

/** Concurrent calls on separate connections: PGlite has only one, which hides races. */
const errors: string[] = [];
const club = clubForAll({ logLevel: 'error' }, undefined, { write: (line) => errors.push(line) });

/** A week before the session of Saturday, November 28. */
const early = '2026-11-21T23:00:00Z';

beforeEach(async () => {
  club.clock.set(early);
  const { db } = club.database;
  await emptyTables(db, outbox, payments, subscriptions, sessions);
  // Logged in before the races begin.
  await club.admin();
});

const { say, wait, sweep, standingOf } = placesIn(() => club);
const plan = (as: Person, paymentPlan: Plan) =>
  club.call('PATCH /api/v1/Users/me/payment-plan', { as, body: { paymentPlan } });
const leave = (as: Person) => club.call('DELETE /api/v1/Users/me', { as, body: { password } });

/** Everybody was answered or refused, and the stored state keeps the club's promises. */
async function expectOrder(replies: readonly unknown[]): Promise<void> {
  expect(errors).toEqual([]);
  const failed = replies.filter((reply) => ((reply as { status?: number } | undefined)?.status ?? 0) >= 500);
  expect(failed).toEqual([]);
  const books = await readBooks(club.database.db);
  expect(violationsOf(books, club.clock.now(), new Set())).toEqual([]);
}

test('a pass that ends while a session is made holds nothing there', async () => {
  const holder = await club.passHolder();
  let making: Promise<string> | undefined;
  await club.database.db.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, holder.id)).for('update');
    await tx.update(subscriptions).set({ status: SeasonStatus.Cancelled });
    making = club.session();
    await somebodyWaits(club.database.db);
  });
  const id = (await making) ?? '';
  expect(await standingOf(id, holder.id)).toBeUndefined();
  expect(await club.database.db.$count(outbox, eq(outbox.userId, holder.id))).toBe(0);
});

test('a series of twelve is made while people answer, buy passes, wait and leave', async () => {
  const players = await club.people(8);
  const id = await club.session({ maxCapacity: 3 });
  const replies = await Promise.all([
    club.call('POST /api/v1/Sessions/series', {
      as: await club.admin(),
      body: {
        ...{ sessionDate: '2026-12-05', until: '2027-02-20', startTime: '10:00', endTime: '12:00' },
        ...{ maxCapacity: 3, dropInPrice: 10, location: 'The gym' },
      },
    }),
    ...players.map((as) => say(as, id, true)),
    ...players.slice(0, 4).map((as) => plan(as, Plan.Membership)),
    ...players.map((as) => wait(as, id)),
    ...players.slice(6).map(leave),
    ...players.map((as) => say(as, id, false)),
    sweep(),
  ]);
  expect(replies[0]).toMatchObject({ status: 201 });
  await Promise.all([sweep(), sweep()]);
  await expectOrder(replies);
  const books = await readBooks(club.database.db);
  expect(books.sessions.filter(({ status }) => status !== SessionStatus.Cancelled)).toHaveLength(13);
  expect(books.places.filter(({ userId }) => userId === players[0]?.id)).toHaveLength(13);
});
