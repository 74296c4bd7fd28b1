import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { SessionStatus } from 'shared-api/contract';
import { places, sessions, users } from '../../src/db/schema';
import { clubForAll, type Person } from '../support/club';
import { countedPlaces, storedCounts } from '../support/counts';
import { sequences } from '../support/engines';

const { Open, Cancelled } = SessionStatus;
const club = clubForAll();

test('what is moved to another session by hand is counted there', async () => {
  const { db } = club.database;
  const [from, to] = [await club.session({ maxCapacity: 2 }), await club.session()];
  const [coming, not, waiting] = await club.people(3);
  const standings = ['in', 'out', 'waiting'] as const;
  await db.insert(places).values(
    [coming, not, waiting].map((person, index) => ({
      ...{ sessionId: from, userId: person.id, source: 'person' as const },
      standing: standings[index] ?? 'in',
    })),
  );
  await db.update(places).set({ sessionId: to }).where(eq(places.sessionId, from));
  expect(await stateOf(from)).toMatchObject({ registeredPlayersCount: 0, waitingListCount: 0 });
  expect(await stateOf(to)).toMatchObject({ registeredPlayersCount: 1, waitingListCount: 1 });
  expect(await storedCounts(db)).toEqual(await countedPlaces(db));
});

const [people, dates] = [4, ['2026-11-28', '2026-12-05']];
const on = { who: fc.nat(people - 1), session: fc.nat(dates.length - 1) };
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('answer' as const), isAttending: fc.boolean(), ...on }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constantFrom('wait' as const, 'stopWaiting' as const), ...on }),
  },
  fc.record({ type: fc.constant('change' as const), places: fc.integer({ min: 1, max: 3 }), ...on }),
  fc.record({ type: fc.constantFrom('cancel' as const, 'reopen' as const, 'deleteSession' as const), ...on }),
  // Through the product, and directly in the database, by the row's cascade alone.
  fc.record({ type: fc.constantFrom('leave' as const, 'cascade' as const), ...on }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function play(step: Step, as: Person, id: string) {
  const admin = await club.admin();
  const params = { id };
  const change = async (values: object) => {
    const found = await club.call('GET /api/v1/Sessions/{id}', { params });
    if (found.status !== 200) return;
    const { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status } = found.ok();
    const body = { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status, ...values };
    await club.call('PUT /api/v1/Sessions/{id}', { as: admin, params, body });
  };
  switch (step.type) {
    case 'answer': {
      const sent = { as, params: { sessionId: id }, body: { isAttending: step.isAttending } };
      const first = await club.call('POST /api/v1/Attendance/sessions/{sessionId}', sent);
      if (first.status === 409) await club.call('PUT /api/v1/Attendance/sessions/{sessionId}', sent);
      return;
    }
    case 'wait':
      return club.call('POST /api/v1/Sessions/{id}/waiting-list', { as, params });
    case 'stopWaiting':
      return club.call('DELETE /api/v1/Sessions/{id}/waiting-list', { as, params });
    case 'change':
      return change({ maxCapacity: step.places });
    case 'cancel':
      return change({ status: Cancelled });
    case 'reopen':
      return change({ status: Open });
    case 'deleteSession':
      return club.call('DELETE /api/v1/Sessions/{id}', { as: admin, params });
    case 'leave':
      return club.call('DELETE /api/v1/Users/{id}', { as: admin, params: { id: as.id } });
    case 'cascade':
      return club.database.db.delete(users).where(eq(users.id, as.id));
  }
}

test('whatever happens, a session says how many come and wait, and is open or full by that', async () => {
  const { db } = club.database;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      await db.delete(sessions);
      const players = await club.people(people);
      const ids = await Promise.all(
        dates.map((sessionDate) => club.session({ sessionDate, maxCapacity: 1 })),
      );
      for (const step of steps) {
        const { version } = (await stateOf(ids[step.session])) ?? {};
        await play(step, players[step.who] as Person, ids[step.session] as string);
        expect(await storedCounts(db)).toEqual(await countedPlaces(db));
        // Only administrators' changes have to be noticed by other administrators.
        const after = await stateOf(ids[step.session]);
        const isChange = ['change', 'cancel', 'reopen'].includes(step.type);
        if (after && !isChange) expect(after.version).toBe(version);
      }
    }),
    sequences(25),
  );
});

const stateOf = async (id = '') =>
  (await club.database.db.select().from(sessions).where(eq(sessions.id, id)))[0];
