import { eq } from 'drizzle-orm';
import { sessions, users } from '../../src/db/schema';
import { location as smallGym } from '../../src/demo/gallery/small-gym';
import { keepUpStates } from '../../src/demo/gallery/states';
import { seedDemo } from '../../src/demo/seed';
import { clubForAll, type Person } from '../support/club';
import { placesIn } from '../support/places';

const club = clubForAll({ demoData: true, demoStates: true });
let admin: Person;
beforeAll(async () => {
  club.clock.set('2026-11-25T17:00:00Z');
  await seedDemo(club.app.services);
  const [row] = await club.database.db.select().from(users).where(eq(users.username, 'admin'));
  admin = await club.again(row as Person);
});

const { sweep } = placesIn(() => club);

/** What the server does every minute. */
async function tick() {
  await keepUpStates(club.app.services);
  await sweep();
}

const registrationsOf = async (id: string) =>
  (await club.call('GET /api/v1/Sessions/{id}/registrations', { as: admin, params: { id } })).ok();

/** The states that the demo shows now. */
async function shown(): Promise<string[]> {
  admin = await club.again(admin);
  const now = club.clock.now();
  const rows = await club.database.db.select().from(sessions);
  const found = new Set<string>();
  for (const { id, startsAt, endsAt } of rows.filter(({ endsAt }) => endsAt > now)) {
    if (startsAt <= now && now < endsAt) found.add('closed');
    for (const { place, userName } of startsAt > now ? await registrationsOf(id) : []) {
      const isRunning = place.offeredUntil !== null && new Date(place.offeredUntil) > now;
      if (place.standing === 'offered' && isRunning)
        found.add(place.isCall ? 'call' : `offer to ${userName}`);
      if (place.missedOut) found.add('missed out');
    }
  }
  const undecided = (await club.call('GET /api/v1/Sessions/undecided', { as: admin })).ok();
  if (undecided.length > 0) found.add('undecided');
  return [...found].sort();
}

const always = ['missed out', 'offer to Gaston Galerie', 'undecided'];
const byDay = ['call', 'closed', ...always];

test.each([
  ['at the first start', '2026-11-25T17:00:00Z', byDay],
  ['in the night', '2026-11-27T08:00:00Z', always],
  ['before midnight', '2026-11-28T04:20:00Z', always],
  ['after midnight', '2026-11-28T05:02:00Z', always],
  ['minutes before the Saturday’s session', '2026-11-28T14:55:00Z', byDay],
  ['in the afternoon', '2026-11-28T20:40:00Z', byDay],
  ['weeks later, after the process had stopped', '2027-01-19T22:31:00Z', byDay],
])('the demo shows what lasts only hours, and nobody plays at night: %s', async (_when, at, states) => {
  club.clock.set(at);
  await tick();
  expect(await shown()).toEqual(expect.arrayContaining(states));
  const rows = await club.database.db.select().from(sessions).where(eq(sessions.location, smallGym));
  expect(rows.filter(({ startTime }) => startTime < '08:00' || startTime > '21:30')).toEqual([]);
});

test('a club without such sessions stays without', async () => {
  await club.database.db.delete(sessions).where(eq(sessions.location, smallGym));
  await tick();
  expect(await club.database.db.$count(sessions, eq(sessions.location, smallGym))).toBe(0);
});
