import { SessionStatus, UserStatus } from 'shared-api/contract';
import { sweepOpenings } from '../../src/club/places/draw';
import { drawEntries, outbox, payments, places, sessions, subscriptions } from '../../src/data/schema';
import { changeAccount } from '../support/accounts';
import { clubForAll, type Person } from '../support/club';
import { emptyTables } from '../support/ledger';
import { placesIn } from '../support/places';

/** Two who want to be drawn together: the model in the running product. */
const club = clubForAll();

const [between, drawsAt] = ['2026-11-22T17:00:00.000Z', '2026-11-24T17:00:00.000Z'];
const afterClose = (seconds: number) => new Date(Date.parse(drawsAt) + seconds * 1000);

beforeEach(async () => {
  club.clock.set(between);
  await emptyTables(club.database.db, outbox, payments, subscriptions, sessions);
});

const { show, say, wait, templatesTo, owed } = placesIn(() => club);
const enter = 'POST /api/v1/Sessions/{id}/waiting-list';
const entryOf = async (id: string, as: Person) => (await show(id, as)).place?.entry;
const codeOf = async (id: string, as: Person) => (await entryOf(id, as))?.invitation ?? '';
const agree = (as: Person, id: string, invitation: string) =>
  club.call(enter, { as, params: { id }, body: { invitation } });
const withGuest = (as: Person, id: string, guest: string) =>
  club.call(enter, { as, params: { id }, body: { guest } });
const asked = (as: Person, id: string, invitation: string) =>
  club.call('GET /api/v1/Sessions/{id}/invitation', { as, params: { id }, query: { invitation } });
const part = (as: Person, id: string) =>
  club.call('DELETE /api/v1/Sessions/{id}/together', { as, params: { id } });
const drawOf = async (id: string, as?: Person) =>
  (await club.call('GET /api/v1/Sessions/{id}/draw', { ...(as && { as }), params: { id } })).ok();
const close = async () => {
  club.clock.set(afterClose(5));
  await sweepOpenings(club.app.services);
};
const draw = async () => {
  await close();
  club.clock.set(afterClose(65));
  await sweepOpenings(club.app.services);
};
/** A session whose draw two have entered together. */
const pair = async (maxCapacity = 2) => {
  const id = await club.session({ maxCapacity, drawsAt });
  const [ana, ben] = await club.people(2);
  (await wait(ana, id)).ok();
  (await agree(ben, id, await codeOf(id, ana))).ok();
  return { id, ana, ben };
};

test('who opens the link of somebody in the draw learns their first name, and with one yes enters it with them', async () => {
  const id = await club.session({ maxCapacity: 2, drawsAt });
  const [ana, ben, cam] = await club.people(3);
  (await wait(ana, id)).ok();
  const invitation = await codeOf(id, ana);
  expect((await asked(ben, id, invitation)).ok()).toEqual({ firstName: ana.firstName });
  expect((await asked(ana, id, invitation)).error().code).toBe('invitationEnded');
  expect((await entryOf(id, ana))?.together).toBeNull();

  (await agree(ben, id, invitation)).ok();
  (await agree(ben, id, invitation)).ok();
  // Entering once more parts nobody.
  (await wait(ben, id)).ok();
  expect((await entryOf(id, ana))?.together).toBe(ben.firstName);
  expect((await entryOf(id, ben))?.together).toBe(ana.firstName);
  expect(await templatesTo(ben)).toEqual(['draw-entered']);
  expect(await templatesTo(ana)).toEqual(['draw-entered']);
  expect((await asked(cam, id, invitation)).error().code).toBe('togetherAlready');
  expect((await agree(cam, id, invitation)).error().code).toBe('togetherAlready');
  // Whoever was refused has not entered by it.
  expect((await show(id, cam)).place).toBeNull();
  expect((await withGuest(ana, id, 'Alex')).error().code).toBe('togetherAlready');

  expect((await part(ben, id)).ok().place?.entry?.together).toBeNull();
  expect((await entryOf(id, ana))?.together).toBeNull();
  expect((await show(id)).waitingListCount).toBe(2);
});

test('two in it together are one entry, by both first names, and both get a spot', async () => {
  const { id, ana, ben } = await pair();
  await close();
  const { entries } = await drawOf(id, ben);
  expect(entries).toMatchObject([
    { firstName: ana.firstName, partnerName: ben.firstName, together: 'player', tickets: 1, isOwn: true },
  ]);
  await draw();
  for (const as of [ana, ben]) {
    expect((await show(id, as)).isAttending).toBe(true);
    expect(await templatesTo(as)).toEqual(['draw-entered', 'place-confirmed']);
    expect(await owed(as)).toHaveLength(1);
    const data = (await club.call('GET /api/v1/Users/me/export', { as })).ok();
    expect(data.draws).toMatchObject([{ tickets: 1, together: 'player' }]);
  }
});

test('two for whom one spot is left wait side by side, and are asked before one gets it alone', async () => {
  const { id, ana, ben } = await pair(1);
  await draw();
  const shown = await Promise.all([ana, ben].map(async (as) => (await show(id, as)).place));
  expect(shown.map((place) => [place?.standing, place?.position])).toEqual([
    ['offered', 1],
    ['waiting', 2],
  ]);
  expect(shown.every((place) => place && !('entry' in place))).toBe(true);
  expect(await owed(ana)).toEqual([]);
  expect(await templatesTo(ben)).toEqual(['draw-entered', 'waiting-joined']);
  (await say(ana, id, true)).ok();
  expect((await show(id, ben)).waitingPosition).toBe(1);
  const left = await club.database.db.select().from(places);
  expect(left.map(({ togetherId, plusOne }) => togetherId ?? plusOne)).toEqual([null, null]);
});

test('the better chance of two is that of both', async () => {
  const past = await club.session({ sessionDate: '2026-11-28', maxCapacity: 1 });
  const [other, missed, friend] = await club.people(3);
  (await say(other, past, true)).ok();
  (await wait(missed, past)).ok();
  club.clock.set('2026-11-29T17:00:00.000Z');
  const id = await club.session({ sessionDate: '2026-12-05', drawsAt: '2026-12-01T17:00:00.000Z' });
  (await wait(friend, id)).ok();
  (await agree(missed, id, await codeOf(id, friend))).ok();
  club.clock.set('2026-12-01T17:00:05.000Z');
  await sweepOpenings(club.app.services);
  expect((await drawOf(id)).entries).toMatchObject([{ tickets: 2, firstName: friend.firstName }]);
});

test('a guest needs no yes of their own, is published without a name, and is paid by who brings them', async () => {
  const id = await club.session({ maxCapacity: 2, drawsAt });
  const [ana] = await club.people(2);
  (await withGuest(ana, id, ' Alex ')).ok();
  expect(await entryOf(id, ana)).toMatchObject({ together: null, guest: 'Alex' });
  await draw();
  expect((await drawOf(id)).entries).toMatchObject([{ firstName: ana.firstName, together: 'guest' }]);
  expect(JSON.stringify(await drawOf(id))).not.toContain('Alex');
  expect(await show(id, ana)).toMatchObject({
    ...{ registeredPlayersCount: 2, status: SessionStatus.Full, isAttending: true },
    place: { guests: [{ firstName: 'Alex' }] },
  });
  expect((await owed(ana)).map(({ guestName }) => guestName).sort()).toEqual(['Alex', null]);
  expect(await templatesTo(ana)).toEqual(['draw-entered', 'place-confirmed', 'guest-added']);
});

test('who leaves the club before the close leaves the other one in the draw, alone', async () => {
  const { id, ana, ben } = await pair();
  const as = await club.again(await club.admin());
  (await club.call('DELETE /api/v1/Users/{id}', { as, params: { id: ana.id } })).ok();
  expect((await entryOf(id, ben))?.together).toBeNull();
  await draw();
  const { entries } = await drawOf(id);
  expect(entries).toMatchObject([{ firstName: ben.firstName, tickets: 1 }]);
  expect(entries[0]).not.toHaveProperty('together');
});

test('who leaves the club after the close is in the published list without a name; the other one has the entry’s place', async () => {
  const { id, ana, ben } = await pair(1);
  await close();
  const as = await club.again(await club.admin());
  (await club.call('DELETE /api/v1/Users/{id}', { as, params: { id: ben.id } })).ok();
  await draw();
  expect((await drawOf(id)).entries).toMatchObject([
    { firstName: ana.firstName, partnerName: null, together: 'player', rank: 1 },
  ]);
  expect((await show(id, ana)).isAttending).toBe(true);
  expect(await club.database.db.select({ partnerId: drawEntries.partnerId }).from(drawEntries)).toEqual([
    { partnerId: null },
  ]);
});

test('who is suspended at the close is an entry of their own, and takes the chance of nobody', async () => {
  const { id, ana, ben } = await pair(1);
  (await changeAccount(club, ana, { status: UserStatus.Suspended })).ok();
  await draw();
  const { entries } = await drawOf(id);
  expect(entries.map(({ together }) => together)).toEqual([undefined, undefined]);
  expect((await show(id, ben)).isAttending).toBe(true);
});

describe('a link', () => {
  test('ends when its owner leaves the draw, also for another entry of theirs', async () => {
    const id = await club.session({ drawsAt });
    const [ana, ben] = await club.people(2);
    (await wait(ana, id)).ok();
    const invitation = await codeOf(id, ana);
    (await club.call('DELETE /api/v1/Sessions/{id}/waiting-list', { as: ana, params: { id } })).ok();
    (await wait(ana, id)).ok();
    expect((await agree(ben, id, invitation)).error().code).toBe('invitationEnded');
  });

  test('ends when entries close, and nobody parts or comes together any more', async () => {
    const { id, ana } = await pair();
    const [late] = await club.people(2);
    club.clock.set(drawsAt);
    expect((await asked(late, id, await codeOf(id, ana))).error().code).toBe('invitationEnded');
    expect((await withGuest(late, id, 'Alex')).error().code).toBe('beingDrawn');
    expect((await part(ana, id)).error().code).toBe('beingDrawn');
  });

  test('is for this session, and for a draw', async () => {
    const { id, ana } = await pair();
    const other = await club.session({ sessionDate: '2026-12-05', drawsAt });
    const [ben] = await club.people(2);
    expect((await agree(ben, other, await codeOf(id, ana))).error().code).toBe('invitationEnded');
    const full = await club.session({ sessionDate: '2026-12-12', maxCapacity: 1 });
    (await say(ana, full, true)).ok();
    expect((await withGuest(ben, full, 'Alex')).error().code).toBe('notWaiting');
    expect((await show(full, ben)).place).toBeNull();
  });

  test('joins nobody who has a spot by a pass', async () => {
    const holder = await club.passHolder();
    const id = await club.session({ maxCapacity: 2, drawsAt });
    const [ana] = await club.people(2);
    (await wait(ana, id)).ok();
    expect((await agree(holder, id, await codeOf(id, ana))).error().code).toBe('attendanceExists');
  });
});
