import { and, eq } from 'drizzle-orm';
import { places, sessions } from '../../src/db/schema';
import type * as store from '../../src/features/places/store';
import { type Club, openClub } from '../support/club';

// The race test's twin with the lock switched off: shows that the race is real, and that the lock prevents it.
jest.mock('../../src/features/places/store', () => {
  const real = jest.requireActual<typeof store>('../../src/features/places/store');
  return {
    ...real,
    lockSession: async (tx: Parameters<typeof store.lockSession>[0], id: string) =>
      (await tx.select(real.sessionColumns).from(sessions).where(eq(sessions.id, id)))[0],
  };
});

/** Two processes on one database: within one, a queue puts answers for a session one after another. */
let club: Club;
let other: Club;
beforeAll(async () => {
  club = await openClub();
  other = await openClub({}, club.database);
});
afterAll(async () => {
  await other.app.close();
  await club.close();
});

test('without the lock, a place is given more than once', async () => {
  const overbooked: number[] = [];
  for (let round = 0; round < 10; round++) {
    const id = await club.session({ maxCapacity: 1 });
    const players = await club.people(8);
    await Promise.all(
      players.map((as, index) =>
        (index % 2 === 0 ? club : other).call('POST /api/v1/Attendance/sessions/{sessionId}', {
          as,
          params: { sessionId: id },
          body: { isAttending: true },
        }),
      ),
    );
    overbooked.push(
      await club.database.db.$count(places, and(eq(places.sessionId, id), eq(places.standing, 'in'))),
    );
  }
  expect(Math.max(...overbooked)).toBeGreaterThan(1);
});
