import { eq } from 'drizzle-orm';
import { SessionStatus } from 'shared-api/contract';
import { sweepPlaces } from '../../src/club/places/sweep';
import { places, sessions } from '../../src/data/schema';
import { type Club, openClub, type Person } from '../support/club';
import { readBooks, violationsOf } from '../support/place-promises';

/** A thousand people, twenty places, and two processes on one database. */
let club: Club;
let other: Club;
const errors: string[] = [];
const log = { write: (line: string) => errors.push(line) };
beforeAll(async () => {
  club = await openClub({ logLevel: 'error' }, undefined, log);
  other = await openClub({ logLevel: 'error' }, club.database, log);
});
afterAll(async () => {
  await other.app.close();
  await club.close();
});

const [crowd, capacity, wave] = [1000, 20, 200];

const at = (instant: string) => {
  for (const one of [club, other]) one.clock.set(instant);
};
/** Each of two processes gets every second call. */
const processFor = (index: number) => (index % 2 === 0 ? club : other);
const say = (as: Person, id: string, isAttending: boolean, index: number) =>
  processFor(index).call('GET /api/v1/Attendance/confirm', {
    as,
    query: { sessionId: id, userId: as.id, attending: String(isAttending) },
  });
const wait = (as: Person, id: string, index: number) =>
  processFor(index).call('POST /api/v1/Sessions/{id}/waiting-list', { as, params: { id } });
const sweep = () => Promise.all([club, other].map(({ app }) => sweepPlaces(app.services)));

async function resize(id: string, maxCapacity: number) {
  const as = await club.admin();
  const body = {
    ...{ sessionDate: '2026-11-28', startTime: '10:00', endTime: '12:00', location: 'The gym' },
    ...{ maxCapacity, dropInPrice: 10, status: SessionStatus.Open },
  };
  return other.call('PUT /api/v1/Sessions/{id}', { as, params: { id }, body });
}

async function standings(id: string) {
  const { db } = club.database;
  const books = await readBooks(db);
  expect(errors).toEqual([]);
  expect(violationsOf(books, club.clock.now(), new Set())).toEqual([]);
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
  const rows = await db.select().from(places).where(eq(places.sessionId, id));
  const of = (standing: string) =>
    rows.flatMap((row) => (row.standing === standing && row.userId ? row.userId : []));
  return { session, inside: of('in'), offered: of('offered'), waiting: of('waiting') };
}

const statuses = (replies: readonly unknown[]) => {
  const counts: Record<number, number> = {};
  for (const reply of replies) {
    const status = (reply as { status?: number } | undefined)?.status;
    if (status) counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

test('a thousand people for twenty places: never one too many, never one too few, and all in turn', async () => {
  const people: Person[] = [];
  while (people.length < crowd) people.push(...(await club.people(wave)));
  const byId = new Map(people.map((one) => [one.id, one]));
  const those = (ids: readonly string[]) => ids.map((id) => byId.get(id) as Person);
  const id = await club.session({ maxCapacity: capacity });

  // All want to play: twenty do, the others are refused, and a part of them waits.
  const replies: { status: number }[] = [];
  for (let from = 0; from < crowd; from += wave) {
    const next = people.slice(from, from + wave);
    replies.push(...(await Promise.all(next.map((as, index) => say(as, id, true, index)))));
  }
  expect(statuses(replies)).toEqual({ 200: capacity, 409: crowd - capacity });
  let now = await standings(id);
  const line = people.filter(({ id }) => !now.inside.includes(id)).slice(0, wave);
  await Promise.all(line.map((as, index) => wait(as, id, index)));
  now = await standings(id);
  expect([now.inside.length, now.waiting.length]).toEqual([capacity, wave]);

  // At the deadline ten give their place back while newcomers say yes, the capacity changes and both processes sweep.
  at('2026-11-27T15:00:00Z');
  const newcomers = people
    .filter(({ id }) => !now.inside.includes(id) && !now.waiting.includes(id))
    .slice(0, 60);
  const pushed = await Promise.all([
    ...those(now.inside.slice(0, 10)).map((as, index) => say(as, id, false, index)),
    ...newcomers.map((as, index) => say(as, id, true, index)),
    resize(id, capacity + 2),
    sweep(),
    ...newcomers.slice(0, 20).map((as, index) => wait(as, id, index)),
    sweep(),
  ]);
  expect(statuses(pushed)[500]).toBeUndefined();
  now = await standings(id);
  expect([now.inside.length, now.offered.length]).toEqual([capacity - 10, 12]);

  // Half accept, some decline, the rest do not answer; the offers go to the next.
  const accepts = now.offered.slice(0, 6);
  await Promise.all([
    ...those(accepts).map((as, index) => say(as, id, true, index)),
    ...those(now.offered.slice(6, 9)).map((as, index) => say(as, id, false, index)),
    ...those(now.waiting).map((as, index) => say(as, id, true, index)),
    sweep(),
  ]);
  now = await standings(id);
  expect(now.inside).toEqual(expect.arrayContaining(accepts));
  // People who were offered a declined place may have accepted it at once.
  expect(now.inside.length + now.offered.length).toBe(capacity + 2);
  at('2026-11-27T17:00:00Z');
  await Promise.all([sweep(), resize(id, capacity), sweep()]);
  now = await standings(id);
  expect(now.inside.length + now.offered.length).toBe(capacity);

  // In the last two hours all who wait are called, and all say yes at once.
  at('2026-11-28T13:30:00Z');
  await sweep();
  now = await standings(id);
  expect(now.waiting).toEqual([]);
  const called = await Promise.all([
    ...those(now.inside.slice(0, 3)).map((as, index) => say(as, id, false, index)),
    ...those(now.offered).map((as, index) => say(as, id, true, index)),
    ...newcomers.slice(20).map((as, index) => say(as, id, true, index)),
    sweep(),
  ]);
  expect(statuses(called)[500]).toBeUndefined();
  now = await standings(id);
  // A place given back after the last refused yes is not kept: everybody is called once more.
  const free = capacity - now.inside.length;
  expect(free === 0 ? now.offered : now.waiting).toEqual([]);
  await Promise.all(those(now.offered).map((as, index) => say(as, id, true, index)));
  now = await standings(id);
  expect([now.inside.length, now.offered.length]).toEqual([capacity, 0]);
  expect(now.session).toMatchObject({ status: SessionStatus.Full, offeredPlacesCount: 0 });
});
