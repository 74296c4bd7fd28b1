import { eq } from 'drizzle-orm';
import { type SessionChange, SessionStatus, UserStatus } from 'shared-api/contract';
import { places } from '../../src/data/schema';
import { changeAccount, changeProfile } from '../support/accounts';
import { type Club, openClub, type Person, password } from '../support/club';
import { placesIn } from '../support/places';
import { changeSession } from '../support/sessions';

let club: Club;
/** Another process on the same database. */
let twin: Club;
beforeAll(async () => {
  club = await openClub();
  twin = await openClub({}, club.database);
  await club.admin();
});
afterAll(async () => {
  await twin.app.close();
  await club.close();
});

/** Asks once the last answer is a second old. */
const revisionOf = async ({ clock, call }: Club): Promise<string> => {
  clock.set(new Date(clock.now().getTime() + 1000));
  return (await call('GET /api/v1/Sessions/revision')).ok(200).revision;
};

interface Scene {
  id: string;
  /** Has one of the two places. */
  coming: Person;
  alsoComing: Person;
  first: Person;
  second: Person;
  stranger: Person;
}

/** The first answer, or a change of it. */
async function answer(as: Person, sessionId: string, isAttending: boolean, notes?: string) {
  const sent = { as, params: { sessionId }, body: { isAttending, ...(notes && { notes }) } };
  const first = await club.call('POST /api/v1/Attendance/sessions/{sessionId}', sent);
  return first.status === 409 ? club.call('PUT /api/v1/Attendance/sessions/{sessionId}', sent) : first;
}
const { wait } = placesIn(() => club);
const leaveLine = (as: Person, id: string) =>
  club.call('DELETE /api/v1/Sessions/{id}/waiting-list', { as, params: { id } });

const change = async (id: string, values: Partial<SessionChange>) =>
  (await changeSession(club, id, values)).ok(200);

/** A session of two places, both taken, and two who wait. */
async function scene(): Promise<Scene> {
  const id = await club.session({ maxCapacity: 2 });
  const people = await club.people(5);
  const [coming, alsoComing, first, second, stranger] = people as [Person, Person, Person, Person, Person];
  for (const as of [coming, alsoComing]) {
    (await club.call('POST /api/v1/Sessions/{id}/register', { as, params: { id } })).ok(201);
  }
  for (const as of [first, second]) (await wait(as, id)).ok(200);
  return { id, coming, alsoComing, first, second, stranger };
}

const changes: [string, (scene: Scene) => Promise<unknown>][] = [
  ['a new session', () => club.session({ sessionDate: '2026-12-05' })],
  ['a no, and a place for the first in line', ({ id, coming }) => answer(coming, id, false)],
  ['a yes', async ({ stranger }) => (await answer(stranger, await club.session(), true)).ok()],
  ['a no of somebody who never said yes', ({ id, stranger }) => answer(stranger, id, false)],
  ['another note', ({ id, coming }) => answer(coming, id, true, 'I am late')],
  ['somebody who joins the line', ({ id, stranger }) => wait(stranger, id)],
  ['somebody who leaves the line', ({ id, first }) => leaveLine(first, id)],
  ['more places', ({ id }) => change(id, { maxCapacity: 3 })],
  ['another price', ({ id }) => change(id, { dropInPrice: 12 })],
  ['another hour', ({ id }) => change(id, { startTime: '09:00' })],
  ['a cancelled session', ({ id }) => change(id, { status: SessionStatus.Cancelled })],
  [
    'a deleted session',
    async ({ id }) => club.call('DELETE /api/v1/Sessions/{id}', { as: await club.admin(), params: { id } }),
  ],
  [
    'a player who deletes their account',
    ({ coming: as }) => club.call('DELETE /api/v1/Users/me', { as, body: { password } }),
  ],
  [
    'a player with another first name',
    async ({ coming }) => (await changeProfile(club, coming, { firstName: 'Renée' })).ok(),
  ],
  [
    'a suspended person who waits',
    async ({ first }) => (await changeAccount(club, first, { status: UserStatus.Suspended })).ok(),
  ],
  [
    'a place that moves from one to another while all counts stay',
    ({ id, coming, stranger }) =>
      club.database.db.transaction(async (tx) => {
        await tx.delete(places).where(eq(places.userId, coming.id));
        await tx
          .insert(places)
          .values({ sessionId: id, userId: stranger.id, standing: 'in', source: 'person' });
      }),
  ],
  [
    'another order in the line',
    ({ first }) =>
      club.database.db.update(places).set({ since: new Date() }).where(eq(places.userId, first.id)),
  ],
];

test.each(changes)('%s changes the revision, for every process', async (_, act) => {
  const here = await scene();
  const before = await revisionOf(club);
  expect(await revisionOf(twin)).toBe(before);
  await act(here);
  const after = await revisionOf(club);
  expect(after).not.toBe(before);
  expect(await revisionOf(twin)).toBe(after);
  expect(await revisionOf(club)).toBe(after);
});

const others: [string, (scene: Scene) => Promise<unknown>][] = [
  ['a new account', () => club.person()],
  ['a login', ({ stranger }) => club.again(stranger)],
  [
    'a payment',
    async ({ stranger }) =>
      (
        await club.call('POST /api/v1/Payments', {
          as: await club.admin(),
          body: { userId: stranger.id, plan: 1, amount: 10 },
        })
      ).ok(201),
  ],
  ['a refused yes', ({ id, stranger }) => answer(stranger, id, true)],
  ['what only reads', ({ first: as }) => club.call('GET /api/v1/Sessions/my-sessions', { as })],
  ['background work', () => club.drain()],
];

let unchanged: Promise<Scene> | undefined;
test.each(others)('%s does not change it', async (_, act) => {
  unchanged ??= scene();
  const here = await unchanged;
  const before = await revisionOf(club);
  await act(here);
  expect(await revisionOf(club)).toBe(before);
});

test('pages that read anew on another revision miss nothing of what many do at once', async () => {
  const ids = await Promise.all(
    ['2026-12-12', '2026-12-19'].map((sessionDate) => club.session({ sessionDate, maxCapacity: 2 })),
  );
  const people = await club.people(4);
  const shown = async (process: Club) => (await process.call('GET /api/v1/Sessions/upcoming')).body;
  const writers = people.flatMap((as, index) =>
    ids.map(async (id) => {
      for (let round = 0; round < 2; round++) {
        await answer(as, id, true);
        await wait(as, id);
        if ((index + round) % 2) await answer(as, id, false);
      }
    }),
  );
  let isOver = false;
  const page = async (process: Club) => {
    let [revision, data]: unknown[] = [];
    let reads = 0;
    const follow = async () => {
      const now = await revisionOf(process);
      if (now === revision) return;
      revision = now;
      data = await shown(process);
      reads++;
    };
    while (!isOver) {
      await follow();
      // The embedded database answers before the event loop turns, which the writers wait for.
      await new Promise(setImmediate);
    }
    await follow();
    expect(data).toEqual(await shown(process));
    return reads;
  };
  const pages = [page(club), page(twin)];
  await Promise.all(writers);
  isOver = true;
  for (const reads of await Promise.all(pages)) expect(reads).toBeGreaterThan(1);
});
