import { clubFacts, mailContext } from '../../src/mail/context';
import { localize } from '../../src/mail/localization';
import { clubForAll, type Person } from '../support/club';
import { placesIn } from '../support/places';

const club = clubForAll();
const { say, wait, bring, show, owed, standingOf } = placesIn(() => club);

/** The link for a yes, as in a mail. */
const linkFor = async (sessionId: string, userId: string) => {
  const { db, config, clock, pathTo } = club.app.services;
  const context = mailContext(await clubFacts(db, config), config, pathTo, clock.now());
  return localize('en', context, { id: userId, firstName: '' }).answerLink(sessionId, true);
};

const follow = (link: string, changes: Record<string, string> = {}, locale: 'en' | 'fr' = 'en') =>
  club.call('GET /api/v1/Attendance/confirm', {
    query: { ...Object.fromEntries(new URL(link).searchParams), ...changes },
    locale,
  });

test('a mailed link answers without a login, and the other answer too', async () => {
  const [sessionId, { id: userId }] = [await club.session(), await club.person()];
  const link = await linkFor(sessionId, userId);
  expect((await follow(link)).ok()).toMatchObject({ attending: true, paymentDue: { amount: 10 } });
  expect((await follow(link, { attending: 'false' }, 'fr')).ok()).toMatchObject({
    attending: false,
    paymentDue: null,
    message: 'Merci de nous avoir prévenus.',
  });
});

test('who brings a guest reads what is due for both, as one transfer, and that a no ends it', async () => {
  const [sessionId, player] = [await club.session(), await club.person()];
  const link = await linkFor(sessionId, player.id);
  (await say(player, sessionId, true)).ok();
  (await bring(player, sessionId, 'Camille')).ok(201);
  const { reference } = (await club.call('GET /api/v1/Balances/mine', { as: player })).ok();
  const paymentDue = { amount: 20, reference };
  expect((await follow(link, { ask: 'true' })).ok()).toMatchObject({ attending: true, paymentDue });
  expect((await follow(link, { ask: 'true', attending: 'false' })).ok()).toMatchObject({
    guests: ['Camille'],
    paymentDue,
  });
});

test('a link copied from a mail’s source, with the bracket behind it, answers too', async () => {
  const link = new URL(await linkFor(await club.session(), (await club.person()).id));
  const query = link.search.replaceAll('&', '&amp;');
  const reply = await club.app.inject(`/api/v1/Attendance/confirm${query}>`);
  expect(reply.json()).toMatchObject({ attending: true });
});

test('who only looks whether a link is there, by HEAD, says nothing', async () => {
  const [sessionId, { id: userId }] = [await club.session(), await club.person()];
  const { search } = new URL(await linkFor(sessionId, userId));
  await club.app.inject({ method: 'HEAD', url: `/api/v1/Attendance/confirm${search}` });
  expect(await standingOf(sessionId, userId)).toBeUndefined();
});

test('a link for somebody else, for another session, or without a signature is refused', async () => {
  const [sessionId, other] = [await club.session(), await club.session()];
  const [player, victim] = [await club.person(), await club.person()];
  const link = await linkFor(sessionId, player.id);
  for (const wrong of [{ userId: victim.id }, { sessionId: other }, { signature: 'AAAA' }]) {
    expect((await follow(link, wrong)).error().code).toBe('invalidAttendanceLink');
  }
  const unsigned = { sessionId, userId: player.id, attending: 'true' };
  const reply = await club.call('GET /api/v1/Attendance/confirm', { query: unsigned });
  expect(reply.error().code).toBe('invalidAttendanceLink');
  expect((await follow(link, { attending: 'perhaps' })).error().code).toBe('missingAttendanceLink');
  const bare = await club.call('GET /api/v1/Attendance/confirm', { query: { attending: 'true' } });
  expect(bare.error().message).toBe('Invalid confirmation link. Missing required parameters.');
});

/** Opens both answers' links twice, in both orders, as a mail scanner that runs scripts does. */
async function scan(sessionId: string, { id }: Person, order: readonly ('true' | 'false')[]) {
  const link = await linkFor(sessionId, id);
  for (const attending of [...order, ...order]) await follow(link, { attending, ask: 'true' });
}

const orders = [
  ['true', 'false'],
  ['false', 'true'],
] as const;

describe.each(orders)('a scanner that opens the links of %s, then %s, twice', (...order) => {
  test.each<[who: string, arrange: (player: Person, id: string) => Promise<unknown>, session?: object]>([
    ['who is in', (player, id) => say(player, id, true)],
    ['who is in for nothing', (player, id) => say(player, id, true), { dropInPrice: 0 }],
    ['who is in a full session', (player, id) => say(player, id, true), { maxCapacity: 1 }],
    [
      'who is in while somebody waits',
      async (player, id) => {
        (await say(player, id, true)).ok();
        (await wait(await club.person(), id)).ok();
      },
      { maxCapacity: 1 },
    ],
    [
      'who waits',
      async (player, id) => {
        (await say(await club.person(), id, true)).ok();
        (await wait(player, id)).ok();
      },
      { maxCapacity: 1 },
    ],
    [
      'who brings a guest',
      async (player, id) => {
        (await say(player, id, true)).ok();
        (await bring(player, id, 'Camille')).ok(201);
      },
    ],
    [
      'who has said no after a yes',
      async (player, id) => {
        (await say(player, id, true)).ok();
        (await say(player, id, false)).ok();
      },
    ],
    [
      'who has said no to a session that is full by now',
      async (player, id) => {
        (await say(player, id, false)).ok();
        (await say(await club.person(), id, true)).ok();
      },
      { maxCapacity: 1 },
    ],
  ])('changes nothing for %s', async (_who, arrange, values = {}) => {
    const [id, player] = [await club.session(values), await club.person()];
    await arrange(player, id);
    const before = [(await show(id, player)).place, await owed(player)];
    await scan(id, player, order);
    expect([(await show(id, player)).place, await owed(player)]).toEqual(before);
  });

  test('takes no date from a pass, and does not make its spot the holder’s own', async () => {
    // On a date of their own: a pass would take a spot of the other tests' sessions.
    const sessionDate = order[0] === 'true' ? '2026-12-05' : '2026-12-12';
    const dates = { startDate: sessionDate, endDate: sessionDate };
    const [id, holder] = [await club.session({ sessionDate }), await club.passHolder({}, dates)];
    const link = await linkFor(id, holder.id);
    const read = async () => (await follow(link, { attending: 'true', ask: 'true' })).ok().place;
    await club.drain();
    const before = await read();
    await scan(id, holder, order);
    expect(await read()).toEqual(before);
  });

  test('puts nobody who has not answered into debt', async () => {
    const [id, player] = [await club.session(), await club.person()];
    await scan(id, player, order);
    expect(await owed(player)).toEqual([]);
    // Nor says no for them: a pass bought later holds this date, too.
    expect(await standingOf(id, player.id)).toBeUndefined();
  });
});

test('a link that is opened says what stands, what it would cost, and whose it is; a hand then answers', async () => {
  const [id, player] = [await club.session(), await club.person({ firstName: 'Ana' })];
  const link = await linkFor(id, player.id);
  const asked = (await follow(link, { ask: 'true' })).ok();
  expect(asked).toMatchObject({ attending: false, place: null, costs: 10, firstName: 'Ana' });
  expect((await follow(link)).ok()).toMatchObject({ attending: true, paymentDue: { amount: 10 } });
  // Opened again, in whatever language, it changes nothing.
  const again = (await follow(link, { ask: 'true' }, 'fr')).ok();
  expect(again).toMatchObject({ attending: true, place: { standing: 'in' }, paymentDue: { amount: 10 } });
  expect(again).not.toHaveProperty('costs');
  (await say(player, id, false)).ok();
  expect((await follow(link, { ask: 'true' })).ok()).toMatchObject({ attending: false, costs: 10 });
  expect((await show(id, player)).isAttending).toBe(false);
});

test('a link without an answer only says what stands, also once answers have closed, until the session is over', async () => {
  const [id, player] = [await club.session(), await club.person()];
  const { searchParams } = new URL(await linkFor(id, player.id));
  searchParams.delete('attending');
  const open = () => club.call('GET /api/v1/Attendance/confirm', { query: Object.fromEntries(searchParams) });
  const read = async () => (await open()).ok();
  expect(await read()).toMatchObject({ attending: false, place: null });
  expect(await standingOf(id, player.id)).toBeUndefined();
  (await say(player, id, true)).ok();
  const now = club.clock.now();
  club.clock.set('2026-11-28T10:30:00-05:00');
  expect(await read()).toMatchObject({ attending: true, closed: true });
  expect((await follow(await linkFor(id, player.id), { ask: 'true' })).error().code).toBe('answersClosed');
  club.clock.set('2026-11-28T12:00:00-05:00');
  expect((await open()).error().code).toBe('sessionCompleted');
  club.clock.set(now);
});

test('a link acts for whose it is, whoever is logged in', async () => {
  const [id, player, other] = [
    await club.session({ dropInPrice: 0 }),
    await club.person(),
    await club.person(),
  ];
  const query = Object.fromEntries(new URL(await linkFor(id, player.id)).searchParams);
  (await club.call('GET /api/v1/Attendance/confirm', { as: other, query: { ...query, ask: 'true' } })).ok();
  expect(await standingOf(id, player.id)).toBe('in');
  expect(await standingOf(id, other.id)).toBeUndefined();
});
