import { createHash, createHmac } from 'node:crypto';
import { PaymentStatus, Plan, SessionStatus } from 'shared-api/contract';
import { drawnOrder, hashOfSecret, isRightDraw } from 'shared-api/draw';
import { sweepOpenings } from '../../src/club/places/draw';
import { newId, outbox, payments, sessions, subscriptions } from '../../src/data/schema';
import { clubForAll, type Person } from '../support/club';
import { doorIn } from '../support/door';
import { emptyTables } from '../support/ledger';
import { changePayments } from '../support/payments';
import { placesIn } from '../support/places';

/** How a session opens, and how its spots are drawn: the model in the running product. */
const club = clubForAll();

/** Two weeks before the session of Saturday, November 28, at ten; its opening, its draw. */
const [before, opensAt, between, drawsAt] = [
  '2026-11-14T17:00:00.000Z',
  '2026-11-21T17:00:00.000Z',
  '2026-11-22T17:00:00.000Z',
  '2026-11-24T17:00:00.000Z',
];
const later = (instant: string, seconds: number) => new Date(Date.parse(instant) + seconds * 1000);

beforeEach(async () => {
  club.clock.set(before);
  await emptyTables(club.database.db, outbox, payments, subscriptions, sessions);
});

const { show, say, wait, move, templatesTo, owed } = placesIn(() => club);
const { phone } = doorIn(() => club);
const sweep = () => sweepOpenings(club.app.services);
const drawOf = async (id: string, as?: Person) =>
  (await club.call('GET /api/v1/Sessions/{id}/draw', { ...(as && { as }), params: { id } })).ok();
const remind = (as: Person, id: string) =>
  club.call('POST /api/v1/Sessions/{id}/reminder', { as, params: { id } });

test('before it opens a session takes no yes, pass holders have their spots, and who wants is told of the opening', async () => {
  const holder = await club.passHolder();
  const id = await club.session({ maxCapacity: 2, opensAt });
  const [early, other] = await club.people(2);
  expect((await say(early, id, true)).error().code).toBe('notOpenYet');
  expect((await wait(early, id)).error().code).toBe('notOpenYet');
  expect(await show(id, holder)).toMatchObject({ isAttending: true, status: SessionStatus.Open });
  expect(await show(id, early)).toMatchObject({
    opening: { opensAt, drawsAt: null, drawnOn: null, isReminded: false },
  });

  (await remind(early, id)).ok();
  (await remind(early, id)).ok();
  (await remind(other, id)).ok();
  (await club.call('DELETE /api/v1/Sessions/{id}/reminder', { as: other, params: { id } })).ok();
  expect((await show(id, early)).opening?.isReminded).toBe(true);
  expect((await show(id, other)).opening?.isReminded).toBe(false);
  await sweep();
  expect(await templatesTo(early)).toEqual([]);

  club.clock.set(opensAt);
  await sweep();
  await sweep();
  expect(await templatesTo(early)).toEqual(['session-opened']);
  expect(await templatesTo(other)).toEqual([]);
  expect((await remind(early, id)).error().code).toBe('alreadyOpen');
  (await say(early, id, true)).ok();
  expect((await say(other, id, true)).error().code).toBe('sessionFull');
});

test('a draw is published when its entries close, made a minute later, and anybody can compute its order', async () => {
  const holder = await club.passHolder();
  const id = await club.session({ maxCapacity: 3, opensAt, drawsAt });
  const people = await club.people(5);
  const [first, second, , withdrawn] = people as [Person, Person, Person, Person, Person];
  club.clock.set(between);
  expect((await say(first, id, true)).error().code).toBe('drawAwaited');
  for (const as of people) (await wait(as, id)).ok();
  expect(await show(id, first)).toMatchObject({
    ...{ status: SessionStatus.Open, registeredPlayersCount: 1, waitingListCount: 5, waitingPosition: null },
    place: { standing: 'waiting', position: null },
  });
  expect(await templatesTo(first)).toEqual(['draw-entered']);
  expect(await owed(first)).toEqual([]);
  const admin = await club.admin();
  expect((await move(admin, id, second.id, { move: 'forward' })).error().code).toBe('drawAwaited');
  await sweep();
  expect(await drawOf(id)).toMatchObject({ closedOn: null, secretHash: null, secret: null, entries: [] });

  club.clock.set(later(drawsAt, 5));
  await sweep();
  const published = await drawOf(id, first);
  expect(published).toMatchObject({ closedOn: later(drawsAt, 5).toISOString(), secret: null, drawnOn: null });
  expect(published.entries.map(({ rank }) => rank)).toEqual([null, null, null, null, null]);
  expect(published.entries.filter(({ isOwn }) => isOwn)).toHaveLength(1);
  expect((await wait(await club.person(), id)).error().code).toBe('beingDrawn');
  await club.call('DELETE /api/v1/Sessions/{id}/waiting-list', { as: withdrawn, params: { id } });
  expect(await templatesTo(withdrawn)).toEqual(['draw-entered', 'waiting-left']);
  club.clock.set(later(drawsAt, 64));
  await sweep();
  expect((await drawOf(id)).secret).toBeNull();

  club.clock.set(later(drawsAt, 65));
  await sweep();
  const drawn = await drawOf(id);
  expect(drawn).toMatchObject({
    secretHash: published.secretHash,
    drawnOn: later(drawsAt, 65).toISOString(),
  });
  expect(await hashOfSecret(drawn.secret ?? '')).toBe(drawn.secretHash);
  const order = await drawnOrder(drawn.secret ?? '', drawn.entries);
  const rankOf = new Map(drawn.entries.map(({ id, rank }) => [id, rank]));
  expect(order.map((entry) => rankOf.get(entry))).toEqual([1, 2, 3, 4, 5]);

  const own = await Promise.all(
    people.map(async (as) => ({
      as,
      rank: (await drawOf(id, as)).entries.find(({ isOwn }) => isOwn)?.rank ?? 0,
    })),
  );
  const line = own.sort((one, other) => one.rank - other.rank).filter(({ as }) => as.id !== withdrawn.id);
  const shown = await Promise.all(line.map(async ({ as }) => (await show(id, as)).place));
  expect(shown.map((place) => place?.standing)).toEqual(['in', 'in', 'waiting', 'waiting']);
  expect(shown.map((place) => place?.position)).toEqual([null, null, 1, 2]);
  expect(await templatesTo(line[0]?.as as Person)).toEqual(['draw-entered', 'place-confirmed']);
  expect(await templatesTo(line[3]?.as as Person)).toEqual(['draw-entered', 'waiting-joined']);
  expect(await owed(line[1]?.as as Person)).toHaveLength(1);
  expect((await show(id, holder)).isAttending).toBe(true);

  await sweep();
  expect(await drawOf(id)).toEqual(drawn);
  const newcomer = await club.person();
  (await wait(newcomer, id)).ok();
  expect((await show(id, newcomer)).waitingPosition).toBe(3);
});

test('who waited in vain last time is in the draw twice, and no further', async () => {
  const [missed, other] = await club.people(2);
  const past = await club.session({ sessionDate: '2026-11-21', maxCapacity: 1 });
  (await say(other, past, true)).ok();
  (await wait(missed, past)).ok();
  const id = await club.session({ maxCapacity: 1, drawsAt });
  club.clock.set(between);
  for (const as of [missed, other]) (await wait(as, id)).ok();
  club.clock.set(later(drawsAt, 5));
  await sweep();
  const { entries, missedAt } = await drawOf(id, missed);
  expect(missedAt).toBe('2026-11-21T15:00:00.000Z');
  expect(entries.map(({ tickets, isOwn }) => [tickets, isOwn]).sort()).toEqual([
    [1, false],
    [2, true],
  ]);
});

test('an entry of somebody who has left stays in the published list, without a name', async () => {
  const [leaves, stays] = await club.people(2);
  const id = await club.session({ maxCapacity: 1, drawsAt });
  for (const as of [leaves, stays]) (await wait(as, id)).ok();
  club.clock.set(later(drawsAt, 5));
  await sweep();
  const as = await club.again(await club.admin());
  (await club.call('DELETE /api/v1/Users/{id}', { as, params: { id: leaves.id } })).ok();
  club.clock.set(later(drawsAt, 65));
  await sweep();
  const drawn = await drawOf(id);
  expect(drawn.entries.map(({ firstName }) => firstName).sort()).toEqual([stays.firstName, null]);
  expect((await show(id, stays)).isAttending).toBe(true);
});

test('a draw that was missed until answers closed is not made, and not said to be', async () => {
  const id = await club.session({ maxCapacity: 1, drawsAt });
  const [one] = await club.people(2);
  (await wait(one, id)).ok();
  club.clock.set('2026-11-28T15:00:00.000Z');
  await sweep();
  await sweep();
  expect(await drawOf(id)).toMatchObject({ closedOn: null, drawnOn: null });
});

test('a pass holder whom passes leave no spot waits in line, and is in no draw', async () => {
  const [first, second] = [await club.passHolder(), await club.passHolder()];
  const id = await club.session({ maxCapacity: 1, drawsAt });
  const places = await Promise.all([first, second].map(async (as) => (await show(id, as)).place));
  expect(places.map((place) => [place?.standing, place?.position])).toEqual([
    ['in', null],
    ['waiting', 1],
  ]);
});

test('a pass that ends again without being paid is no way around the draw', async () => {
  const id = await club.session({ maxCapacity: 1, drawsAt });
  const [cheat, honest] = await club.people(2);
  const choose = (paymentPlan: Plan) =>
    club.call('PATCH /api/v1/Users/me/payment-plan', { as: cheat, body: { paymentPlan } });
  (await wait(honest, id)).ok();
  (await choose(Plan.Membership)).ok();
  (await say(cheat, id, true)).ok();
  club.clock.set(later(drawsAt, 5));
  await sweep();
  club.clock.set(later(drawsAt, 65));
  await sweep();
  expect((await show(id, honest)).place).toMatchObject({ standing: 'waiting', position: 1 });
  (await choose(Plan.DropIn)).ok();
  expect((await show(id, cheat)).place).toMatchObject({ standing: 'out', source: 'pass' });
  expect((await show(id, honest)).isAttending).toBe(true);
  expect(await owed(cheat)).toEqual([]);
});

test('a pass that ends before the opening takes its spot along, also after a yes, and says so before', async () => {
  const id = await club.session({ maxCapacity: 1, opensAt });
  const as = await club.person();
  const choose = (paymentPlan: Plan) =>
    club.call('PATCH /api/v1/Users/me/payment-plan', { as, body: { paymentPlan } });
  const stays = async () =>
    (await club.call('GET /api/v1/SeasonSubscriptions/mine', { as })).ok()[0]?.ending?.stays.count;
  (await choose(Plan.Membership)).ok();
  (await say(as, id, true)).ok();
  expect(await stays()).toBe(0);
  club.clock.set(opensAt);
  expect(await stays()).toBe(1);
  club.clock.set(before);
  (await choose(Plan.DropIn)).ok();
  expect((await show(id, as)).place?.standing).toBe('out');
  expect(await owed(as)).toEqual([]);
});

test('an unpaid pass that gave a spot of a draw ends once it is paid, or by the club, when that is over', async () => {
  const id = await club.session({ maxCapacity: 2, drawsAt });
  const bought = await club.people(2);
  const choose = (as: Person, paymentPlan: Plan) =>
    club.call('PATCH /api/v1/Users/me/payment-plan', { as, body: { paymentPlan } });
  for (const as of bought) {
    (await choose(as, Plan.Membership)).ok();
    expect((await show(id, as)).isAttending).toBe(true);
  }
  club.clock.set('2026-11-28T16:00:00.000Z');
  const [pays, cheat] = (await Promise.all(bought.map(club.again))) as [Person, Person];
  const passOf = async (as: Person) =>
    (await club.call('GET /api/v1/SeasonSubscriptions/mine', { as })).ok()[0];
  const end = async (as: Person, whose: Person) => {
    const params = { id: (await passOf(whose))?.id ?? '' };
    return club.call('POST /api/v1/SeasonSubscriptions/{id}/cancel', { as, params });
  };
  expect((await passOf(cheat))?.ending).toMatchObject({ mustBePaid: true, played: { count: 1 } });
  expect((await choose(cheat, Plan.DropIn)).error().code).toBe('passMustBePaid');
  expect((await end(cheat, cheat)).error().code).toBe('passMustBePaid');
  expect(await owed(cheat)).toHaveLength(1);

  const boss = await club.again(await club.admin());
  (await end(boss, cheat)).ok();
  const [last] = (await club.call('GET /api/v1/Audit', { as: boss, query: { entity: 'subscription' } })).ok();
  expect(last).toMatchObject({ action: 'subscription.cancel', actorId: boss.id });

  await changePayments(club, { status: PaymentStatus.Completed }, pays.id);
  expect((await passOf(pays))?.ending).toMatchObject({ isPaid: true, mustBePaid: false });
  (await end(pays, pays)).ok();
  expect(await owed(pays)).toEqual([]);
});

test('a pass that gave a spot of a draw gave it also to who came as a walk-in, and was merged', async () => {
  const id = await club.session({ maxCapacity: 1, drawsAt });
  const cheat = await club.person();
  const choose = async (paymentPlan: Plan) =>
    club.call('PATCH /api/v1/Users/me/payment-plan', { as: await club.again(cheat), body: { paymentPlan } });
  (await choose(Plan.Membership)).ok();
  club.clock.set('2026-11-28T15:10:00.000Z');
  const from = newId();
  await phone(id).say('walk-in', from, { walkIn: { firstName: cheat.firstName } });
  const as = await club.again(await club.admin());
  (await club.call('POST /api/v1/Users/merge', { as, body: { from, into: cheat.id } })).ok();
  club.clock.set('2026-11-28T18:00:00.000Z');
  expect((await choose(Plan.DropIn)).error().code).toBe('passMustBePaid');
});

test('a pass bought by who was drawn, or whom the club put in, gave them no spot, and ends unpaid', async () => {
  const id = await club.session({ maxCapacity: 2, drawsAt });
  const free = await club.session({ sessionDate: '2026-12-05', dropInPrice: 0, drawsAt });
  const [drawn, putIn, holder] = await club.people(3);
  const choose = async (one: Person, paymentPlan: Plan) =>
    club.call('PATCH /api/v1/Users/me/payment-plan', { as: await club.again(one), body: { paymentPlan } });
  (await wait(drawn, id)).ok();
  (await move(await club.admin(), id, putIn.id, { move: 'in' })).ok();
  for (const seconds of [5, 65]) {
    club.clock.set(later(drawsAt, seconds));
    await sweep();
  }
  for (const as of [drawn, putIn]) {
    (await choose(as, Plan.Membership)).ok();
    expect((await show(id, as)).isAttending).toBe(true);
  }
  club.clock.set('2026-11-28T16:00:00.000Z');
  for (const as of [drawn, putIn]) {
    (await choose(as, Plan.DropIn)).ok();
    expect(await owed(as)).toHaveLength(1);
  }

  (await choose(holder, Plan.Membership)).ok();
  expect((await show(free, holder)).isAttending).toBe(true);
  club.clock.set('2026-12-05T16:00:00.000Z');
  expect((await choose(holder, Plan.DropIn)).error().code).toBe('passMustBePaid');
});

test('who comes before the close, but waits until the list is published, is told so, and moves no window', async () => {
  const id = await club.session({ maxCapacity: 1, drawsAt });
  const [first, waited] = await club.people(2);
  (await wait(first, id)).ok();
  club.clock.set(later(drawsAt, 5));
  await sweep();
  // A command's moment is when it came, and not when it got the session's lock.
  club.clock.set(later(drawsAt, -1));
  expect((await wait(waited, id)).error().code).toBe('beingDrawn');
  const { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status } = await show(id);
  const body = { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status };
  const moved = { ...body, drawsAt: later(drawsAt, 3600).toISOString() };
  const change = { as: await club.admin(), params: { id }, body: moved };
  expect((await club.call('PUT /api/v1/Sessions/{id}', change)).error().code).toBe('entriesClosed');
});

test('who asked for a reminder is also told when the window is taken away', async () => {
  const id = await club.session({ opensAt });
  const [one] = await club.people(2);
  (await remind(one, id)).ok();
  await club.database.db.update(sessions).set({ opensAt: null });
  await sweep();
  expect(await templatesTo(one)).toEqual(['session-opened']);
});

describe('a window', () => {
  const values = async (id: string, changes: object) => {
    const admin = await club.admin();
    const { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status } = await show(id);
    return club.call('PUT /api/v1/Sessions/{id}', {
      as: admin,
      params: { id },
      body: { sessionDate, startTime, endTime, location, maxCapacity, dropInPrice, status, ...changes },
    });
  };
  const refusedFor = async (id: string, changes: object) =>
    Object.keys((await values(id, changes)).error().errors ?? {});

  test('keeps its order: opening, draw, close of the answers', async () => {
    const id = await club.session({ opensAt, drawsAt });
    expect(await refusedFor(id, { opensAt: '2026-11-28T15:00:00.000Z' })).toEqual(['opensAt']);
    expect(await refusedFor(id, { drawsAt: '2026-11-28T15:00:00.000Z' })).toEqual(['drawsAt']);
    expect(await refusedFor(id, { drawsAt: '2026-11-28T14:51:00.000Z' })).toEqual(['drawsAt']);
    expect(await refusedFor(id, { drawsAt: opensAt })).toEqual(['drawsAt']);
    expect(await refusedFor(id, { opensAt: null, drawsAt: '2026-11-14T16:00:00.000Z' })).toEqual(['drawsAt']);
    expect(await refusedFor(id, { sessionDate: '2026-11-20' })).toEqual(['opensAt']);
  });

  test('stays when a change does not speak of it, and goes when it says so before anybody has entered', async () => {
    const id = await club.session({ opensAt, drawsAt });
    (await values(id, { maxCapacity: 5 })).ok();
    expect((await show(id)).opening).toMatchObject({ opensAt, drawsAt });
    (await values(id, { opensAt: null, drawsAt: null })).ok();
    expect(await show(id)).not.toHaveProperty('opening');
  });

  test('is not taken from who has entered, and not touched once the entries have closed', async () => {
    const id = await club.session({ opensAt, drawsAt });
    club.clock.set(between);
    expect(await refusedFor(id, { drawsAt: null })).toEqual(['drawsAt']);
    expect(await refusedFor(id, { opensAt: '2026-11-23T17:00:00.000Z' })).toEqual(['opensAt']);
    const another = '2026-11-25T17:00:00.000Z';
    (await values(id, { drawsAt: another })).ok();
    club.clock.set(another);
    expect((await values(id, { drawsAt: '2026-11-26T17:00:00.000Z' })).error().code).toBe('entriesClosed');
    (await values(id, { maxCapacity: 5 })).ok();
  });

  test('of a series is as many days before each session, at the same hour, also over a change of the clocks', async () => {
    const admin = await club.admin();
    const { created } = (
      await club.call('POST /api/v1/Sessions/series', {
        as: admin,
        body: {
          ...{ sessionDate: '2027-03-13', startTime: '10:00', endTime: '12:00', location: 'Gym' },
          ...{ maxCapacity: 5, dropInPrice: 10, until: '2027-03-20' },
          ...{ opensAt: '2027-03-07T17:00:00.000Z', drawsAt: '2027-03-11T23:00:00.000Z' },
        },
      })
    ).ok();
    expect(created.map(({ opening }) => [opening?.opensAt, opening?.drawsAt])).toEqual([
      ['2027-03-07T17:00:00.000Z', '2027-03-11T23:00:00.000Z'],
      ['2027-03-14T16:00:00.000Z', '2027-03-18T22:00:00.000Z'],
    ]);
  });
});

describe('an order', () => {
  const secret = 'f00d';

  test('is computed as anybody can compute it', async () => {
    const entries = [
      { id: 'ana', tickets: 1 },
      { id: 'ben', tickets: 2 },
      { id: 'cam', tickets: 1 },
    ];
    const number = (ticket: string) => createHmac('sha256', secret).update(ticket).digest('hex');
    const best: [string, string][] = [
      [number('ana/1'), 'ana'],
      [[number('ben/1'), number('ben/2')].sort()[0] ?? '', 'ben'],
      [number('cam/1'), 'cam'],
    ];
    const order = best.sort().map(([, id]) => id);
    expect(await drawnOrder(secret, entries)).toEqual(order);
    expect(await drawnOrder(secret, [...entries].reverse())).toEqual(order);
    expect(await hashOfSecret(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
  });

  test('is found right only for the list, the secret and the ranks of a draw', async () => {
    const entries = ['ana', 'ben', 'cam'].map((id) => ({ id, tickets: 1 }));
    const ranked = async (list: typeof entries) => {
      const order = await drawnOrder(secret, list);
      return list.map((entry) => ({ ...entry, rank: order.indexOf(entry.id) + 1 }));
    };
    const right = { secret, secretHash: await hashOfSecret(secret), entries: await ranked(entries) };
    expect(await isRightDraw(right)).toBe(true);
    const [first, second, third] = right.entries;
    const forged = [
      { ...right, secret: null },
      { ...right, secret: 'beef' },
      { ...right, entries: [{ ...first, rank: second?.rank }, { ...second, rank: first?.rank }, third] },
      { ...right, entries: [first, first, second, third] },
      // Without a ticket they would come first, and with fifty nearly always; the page would say neither.
      {
        ...right,
        entries: await ranked(entries.map((one) => (one.id === 'ben' ? { ...one, tickets: 0 } : one))),
      },
      {
        ...right,
        entries: await ranked(entries.map((one) => (one.id === 'ben' ? { ...one, tickets: 50 } : one))),
      },
    ] as Parameters<typeof isRightDraw>[0][];
    expect(await Promise.all(forged.map(isRightDraw))).toEqual(forged.map(() => false));
  });

  test('of nobody is empty', async () => {
    expect(await drawnOrder(secret, [])).toEqual([]);
  });
});
