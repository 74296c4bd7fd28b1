import { calls } from 'shared-api/contract';
import { createWalkIn } from '../../src/club/door/carry-out';
import { doorLinksFeature as feature } from '../../src/club/door/links';
import { runTimer } from '../../src/club/feature';
import { doorLinks, newId } from '../../src/data/schema';
import { clubForEach, type Person } from '../support/club';
import { doorEvents } from '../support/door';
import { placesIn } from '../support/places';

const club = clubForEach();
const { move, say, wait } = placesIn(() => club);

let as: Person;
let id: string;
beforeEach(async () => {
  as = await club.admin();
  id = await club.session();
});

const make = async (sessionId = id, by = as) =>
  (await club.call('POST /api/v1/Sessions/{id}/door-links', { as: by, params: { id: sessionId } })).ok(201);
const list = async () =>
  (
    await club.call('GET /api/v1/Sessions/{id}/door-links', { as: await club.again(as), params: { id } })
  ).ok();
const open = (secret: string, more: object = {}) =>
  club.call('GET /api/v1/Sessions/{id}/roster', {
    params: { id },
    headers: { 'door-link': secret },
    ...more,
  });
const hour = 3_600_000;

test('a link opens the door until twelve hours after the session, and is kept as a hash', async () => {
  const { secret, ...link } = await make();
  expect(link).toMatchObject({ madeBy: 'Ada Boss', expiresOn: '2026-11-29T05:00:00.000Z' });
  expect(await list()).toEqual([link]);
  const { db } = club.database;
  expect(JSON.stringify(await db.select().from(doorLinks))).not.toContain(secret);
  expect(JSON.stringify((await club.call('GET /api/v1/Audit', { as })).ok())).not.toContain(secret);

  club.clock.set('2026-11-29T04:59:59Z');
  (await open(secret)).ok();
  club.clock.set('2026-11-29T05:00:00Z');
  expect((await open(secret)).error()).toMatchObject({ status: 403, code: 'doorLinkEnded' });
  expect(await list()).toEqual([]);
  const over = await club.call('POST /api/v1/Sessions/{id}/door-links', {
    as: await club.again(as),
    params: { id },
  });
  expect(over.error().code).toBe('sessionCompleted');
  for (const timer of Object.values(feature.timers ?? {})) await runTimer(club.app.services, timer);
  expect(await db.$count(doorLinks)).toBe(0);
});

test('an administrator ends a link at once, and the others go on', async () => {
  const [first, second] = [await make(), await make()];
  const end = (sessionId: string) =>
    club.call('DELETE /api/v1/Sessions/{id}/door-links/{linkId}', {
      as,
      params: { id: sessionId, linkId: first.id },
    });
  expect((await end(await club.session())).status).toBe(404);
  (await end(id)).ok(204);
  expect((await open(first.secret)).error().code).toBe('doorLinkEnded');
  (await open(second.secret)).ok();
  expect((await end(id)).status).toBe(404);
});

test('a made-up secret opens nothing; without one, a visitor is asked to log in', async () => {
  await make();
  for (const secret of ['x', "' or 1=1 --", 'A'.repeat(5000)])
    expect((await open(secret)).error().code).toBe('doorLinkEnded');
  expect((await open('')).error().code).toBe('notLoggedIn');
});

test('a link opens the door for a player without the role, and takes nothing from an administrator', async () => {
  const { secret } = await make();
  const player = await club.person();
  (await move(as, id, player.id, { move: 'in' })).ok();
  const seen = (await open(secret, { as: player })).ok();
  expect(seen.people.some(({ owed }) => owed !== undefined)).toBe(false);
  const all = (await open('ended', { as: await club.again(as) })).ok();
  expect(all.people.some(({ owed }) => owed !== undefined)).toBe(true);
  club.clock.set('2026-11-28T15:10:00Z');
  const said = await club.call('POST /api/v1/Sessions/{id}/door-events', {
    params: { id },
    headers: { 'door-link': secret },
    body: doorEvents('here', player.id),
  });
  expect(said.ok()).toMatchObject([{ result: 'applied' }]);
});

/** Whatever the door's answers may have, by its place in them. */
const sessionFields = 'dropInPrice endTime id location sessionDate startTime status'.split(' ');
const personFields = 'firstName firstTime hostId id lastName mark notes owes pass standing walkIn'.split(' ');
const eventFields =
  'device deviceTime happenedOn id kind method person reason receivedOn remark replaces sequence walkIn'.split(
    ' ',
  );

test('a curious neighbour sees names, notes and ticks of that session, and nothing else', async () => {
  club.clock.set('2026-11-28T14:30:00Z');
  const keeping = await club.again(as);
  const words = { username: 'secretname', email: 'hidden@address.test' };
  const player = await club.person({ ...words, firstName: 'Ana', pendingEmail: 'pending@address.test' });
  (await move(keeping, id, player.id, { move: 'in' })).ok();
  const { id: met } = await club.perform(({ db }) =>
    createWalkIn(db, { firstName: 'Inès', email: 'given@address.test' }),
  );
  const said = (kind: Parameters<typeof doorEvents>[0], person: string, more: object = {}) =>
    club.call('POST /api/v1/Sessions/{id}/door-events', {
      as: keeping,
      params: { id },
      body: doorEvents(kind, person, more),
    });
  const walkIn = { firstName: 'Zoé', email: words.email };
  (await said('walk-in', '0199c0de-0000-7000-8000-000000000001', { walkIn })).ok();
  (await said('paid', player.id, { method: 'cash' })).ok();
  (await said('excused', met, { reason: 'In hospital' })).ok();

  const { secret } = await make(id, keeping);
  const keeper = await club.person({ isDoor: true });
  const byLink = (await open(secret)).ok();
  const byRole = (await club.call('GET /api/v1/Sessions/{id}/roster', { as: keeper, params: { id } })).ok();
  for (const roster of [byLink, byRole]) {
    const keys = (rows: readonly object[]) => [...new Set(rows.flatMap(Object.keys))];
    expect(Object.keys(roster).sort()).toEqual(
      'aliases closedOn events maxCapacity people readOn session'.split(' '),
    );
    expect(sessionFields).toEqual(expect.arrayContaining(keys([roster.session])));
    expect(personFields).toEqual(expect.arrayContaining(keys(roster.people)));
    expect(eventFields).toEqual(expect.arrayContaining(keys(roster.events)));
    const text = JSON.stringify(roster);
    expect(text).toContain('Zoé');
    expect(text).not.toMatch(/@|secretname|emailKnown/);
  }
  expect(JSON.stringify(byLink)).not.toContain('hospital');
  expect(JSON.stringify(byRole)).toContain('hospital');

  // Nor does the reply to what they say tell whose an address is.
  const probed = await club.call('POST /api/v1/Sessions/{id}/door-events', {
    params: { id },
    headers: { 'door-link': secret },
    body: doorEvents('walk-in', '0199c0de-0000-7000-8000-000000000002', { walkIn }),
  });
  expect(JSON.stringify(probed.ok())).not.toContain('emailKnown');
});

test('by a link, others than who is expected are found by three letters, and nobody’s last name is told', async () => {
  id = await club.session({ maxCapacity: 1 });
  const named = (firstName: string, lastName: string) => club.person({ firstName, lastName });
  const ana = await named('Ana', 'Roy');
  const wim = await named('Wim', 'Otto');
  const lea = await named('Léa', 'Bélanger');
  const zoe = await named('Zoé', 'Royer');
  const out = await named('Uma', 'Brel');
  (await move(as, id, ana.id, { move: 'in' })).ok();
  (await wait(wim, id)).ok();
  (await say(out, id, false)).ok();
  const { secret } = await make();
  const keeper = await club.person({ isDoor: true });
  const seen = async (search?: string, more: object = {}) => {
    const { people } = (
      await open(secret, { ...(search !== undefined && { query: { search } }), ...more })
    ).ok();
    return people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  };
  const expected = ['Ana R.', 'Wim O.'];
  expect(await seen()).toEqual(expected);
  for (const search of ['', ' ', 'zo', 'l é', 'u u u', 'b b b', 'zo z', '___', "'-.%"])
    expect(expected).toEqual(expect.arrayContaining(await seen(search)));
  expect(await seen('Uma')).toEqual(['Uma B.']);
  expect(await seen('belan')).toEqual([]);
  // Of a last name the first letter alone counts, of whoever is expected, too.
  for (const search of ['Léa Bélanger', 'lea b', 'bxyz léa', 'le b', 'Bélanger de la Rue, Léa'])
    expect([search, await seen(search)]).toEqual([search, ['Léa B.']]);
  for (const search of ['roy', 'roxy']) expect([search, await seen(search)]).toEqual([search, ['Ana R.']]);
  expect(await seen('otto wim')).toEqual(await seen('wim oxyz'));
  // Who has been at the door is known there.
  club.clock.set('2026-11-28T15:10:00Z');
  const headers = { 'door-link': secret };
  const walkIn = { firstName: 'Nadia', lastName: 'Nouvelle' };
  for (const body of [doorEvents('here', zoe.id), doorEvents('walk-in', newId(), { walkIn })])
    (await club.call('POST /api/v1/Sessions/{id}/door-events', { params: { id }, headers, body })).ok();
  expect(await seen()).toEqual(['Ana R.', 'Nadia N.', 'Wim O.', 'Zoé R.']);
  const text = JSON.stringify((await open(secret)).ok());
  for (const hidden of ['Nouvelle', 'Royer', 'Otto', lea.id, out.id]) expect(text).not.toContain(hidden);
  // An account sees who they are.
  expect(await seen(undefined, { as: await club.again(keeper) })).toEqual(
    expect.arrayContaining(['Léa Bélanger', 'Nadia Nouvelle', 'Uma Brel', 'Zoé Royer']),
  );
});

test('the door’s calls are these, and no other', () => {
  const open = Object.entries(calls).flatMap(([name, { access }]) => (access === 'door' ? name : []));
  expect(open.sort()).toEqual([
    'GET /api/v1/Sessions/{id}/roster',
    'POST /api/v1/Sessions/{id}/close',
    'POST /api/v1/Sessions/{id}/door-events',
  ]);
});

test('after the session has moved, a link ends with it', async () => {
  const { secret } = await make();
  const session = (await club.call('GET /api/v1/Sessions/{id}', { as, params: { id } })).ok();
  const { startTime, endTime, maxCapacity, dropInPrice, location, status } = session;
  const body = {
    ...{ startTime, endTime, maxCapacity, dropInPrice, location, status },
    sessionDate: '2026-12-05',
  };
  (await club.call('PUT /api/v1/Sessions/{id}', { as, params: { id }, body })).ok();
  club.clock.set(new Date(Date.parse('2026-11-29T05:00:00Z') + hour).toISOString());
  (await open(secret)).ok();
});
