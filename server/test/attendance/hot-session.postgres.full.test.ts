import { eq } from 'drizzle-orm';
import { sessions } from '../../src/data/schema';
import { type Club, openClub, type Person } from '../support/club';
import { openFresh } from '../support/engines';
import { somebodyWaits } from '../support/locks';

/** One connection holds a session's lock, which leaves three for all calls. */
let club: Club;
beforeAll(async () => {
  club = await openClub({}, await openFresh(4));
});
afterAll(() => club.close());

test('those who wait for one session leave connections for everybody else', async () => {
  const id = await club.session();
  const players = await club.people(12);
  const other = await club.person();
  const { db } = club.database;
  const answers = await db.transaction(async (tx) => {
    await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
    const started = players.map((as) =>
      club.call('POST /api/v1/Attendance/sessions/{sessionId}', {
        as,
        params: { sessionId: id },
        body: { isAttending: true },
      }),
    );
    await somebodyWaits(tx);
    (await club.call('GET /api/v1/Users/me', { as: other })).ok();
    return started;
  });
  for (const answer of await Promise.all(answers)) answer.ok();
  const seen = await club.call('GET /api/v1/Sessions/{id}', { params: { id } });
  expect(seen.ok().registeredPlayersCount).toBe(12);
});

test('a full session refuses whoever has no place in it, without waiting for its lock', async () => {
  const id = await club.session({ maxCapacity: 1 });
  const [inside, late] = await club.people(2);
  const yes = (as: Person) =>
    club.call('POST /api/v1/Attendance/sessions/{sessionId}', {
      as,
      params: { sessionId: id },
      body: { isAttending: true },
    });
  const register = (as: Person) =>
    club.call('POST /api/v1/Sessions/{id}/register', { as, params: { id }, body: {} });
  const follow = (as: Person) =>
    club.call('GET /api/v1/Attendance/confirm', {
      as,
      query: { sessionId: id, userId: as.id, attending: 'true' },
    });
  (await yes(inside)).ok(201);
  const [again] = await club.database.db.transaction(async (tx) => {
    await tx.select().from(sessions).where(eq(sessions.id, id)).for('update');
    for (const say of [yes, register, follow]) expect((await say(late)).error().code).toBe('sessionFull');
    const waiting = [register(inside)];
    await somebodyWaits(tx);
    return waiting;
  });
  (await again)?.ok(200);
});
