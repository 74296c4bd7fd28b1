import { and, eq } from 'drizzle-orm';
import { places } from '../../src/db/schema';
import { type Club, openClub } from '../support/club';

// Races need several connections: PGlite has only one, which hides them.
// They also need two processes: within one, a queue puts answers for a session one after another.
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

const everybodyAsks = async (capacity: number, people: number) => {
  const id = await club.session({ maxCapacity: capacity });
  const players = await club.people(people);
  const replies = await Promise.all(
    players.map((as, index) =>
      (index % 2 === 0 ? club : other).call('POST /api/v1/Attendance/sessions/{sessionId}', {
        as,
        params: { sessionId: id },
        body: { isAttending: true },
      }),
    ),
  );
  const taken = await club.database.db.$count(
    places,
    and(eq(places.sessionId, id), eq(places.standing, 'in')),
  );
  return { taken, codes: replies.map(({ status }) => status).sort() };
};

test('of two who ask for the last place at once, one gets it', async () => {
  for (let round = 0; round < 10; round++) {
    expect(await everybodyAsks(1, 2)).toEqual({ taken: 1, codes: [201, 409] });
  }
});
