import { clubForEach } from '../support/club';
import { addSeason } from '../support/seasons';
import { changeSettings } from '../support/settings';

const club = clubForEach();
beforeEach(() => {
  // An hour before the game.
  club.clock.set('2026-11-21T14:00:00Z');
});

const autumn = { startDate: '2026-10-03', endDate: '2026-12-26', price: 91 };
const offers = async () => (await club.call('GET /api/v1/SeasonSubscriptions/offers')).ok();
const ofKind = async (asked: string) => (await offers()).find(({ kind }) => kind === asked);
const proRate = () => changeSettings(club, { proRatePasses: true });

test('without a season, three months from today are on sale, compared with drop-in', async () => {
  expect(await offers()).toMatchObject([
    {
      ...{ kind: 'threeMonths', season: null, startDate: '2026-11-21', endDate: '2027-02-21', price: 95 },
      ...{ saturdays: 14, saves: 25, paysFrom: 10, savesOver: null },
      ...{ sessionsLeft: 0, sessionsUnannounced: 12, sessionsTotal: 12 },
      ...{ isSoldOut: false, placesLeft: null, everySpotHeld: false },
    },
  ]);
});

test('a season is sold with the Saturdays it has left, for the whole price unless the club pro-rates', async () => {
  const { id } = await addSeason(club, autumn);
  const next = await addSeason(club, { startDate: '2027-01-02', endDate: '2027-03-27', price: 120 });
  expect(await offers()).toMatchObject([
    { kind: 'season', season: { id }, price: 91, saturdays: 6, saves: -31 },
    { kind: 'threeMonths', season: { id }, price: 91 },
    { kind: 'nextSeason', season: { id: next.id }, price: 120, saturdays: 13, saves: -20 },
  ]);
  await proRate();
  expect(await offers()).toMatchObject([
    { kind: 'season', price: 42, saturdays: 6, saves: 18, paysFrom: 5 },
    { kind: 'threeMonths', price: 91 },
    { kind: 'nextSeason', price: 120 },
  ]);
  const buy = async (price: number) => {
    const body = { startDate: autumn.startDate, endDate: autumn.endDate, price };
    return club.call('POST /api/v1/SeasonSubscriptions', { as: await club.person(), body });
  };
  expect((await buy(91)).error().code).toBe('priceChanged');
  expect((await buy(42)).ok(201)).toMatchObject({ price: 42, paymentDue: { amount: 42 } });
  const as = await club.person();
  const joined = await club.call('POST /api/v1/Seasons/{id}/register', { as, params: { id } });
  expect(joined.ok(201)).toMatchObject({ price: 42 });

  // Today's game is no longer sold once it has begun, nor is a season without a Saturday left.
  club.clock.set('2026-11-21T15:00:00Z');
  expect(await ofKind('season')).toMatchObject({ saturdays: 5, price: 35 });
  expect(await ofKind('threeMonths')).toMatchObject({ saturdays: 13, price: 91 });
  club.clock.set('2026-12-26T15:00:00Z');
  expect(await ofKind('season')).toBeUndefined();
  const late = await club.call('POST /api/v1/Seasons/{id}/register', {
    as: await club.person(),
    params: { id },
  });
  expect(late.error().code).toBe('seasonNotActive');
});

test('the page is told when every coming spot has a holder, and not when one has none', async () => {
  await addSeason(club, autumn);
  await club.session({ sessionDate: '2026-11-28', maxCapacity: 1 });
  await club.session({ sessionDate: '2026-12-05', maxCapacity: 2 });
  const isHeld = async () => (await ofKind('season'))?.everySpotHeld;
  await club.passHolder();
  expect(await isHeld()).toBe(false);
  // A pass that has ended by then holds nothing there.
  await club.passHolder({}, { endDate: '2026-11-30' });
  expect(await isHeld()).toBe(false);
  await club.passHolder();
  expect(await isHeld()).toBe(true);
  // The three months last longer than the season.
  expect((await ofKind('threeMonths'))?.everySpotHeld).toBe(true);
  await club.session({ sessionDate: '2027-02-06' });
  expect((await ofKind('threeMonths'))?.everySpotHeld).toBe(false);
});

test('where no session is planned yet, the usual capacity counts', async () => {
  const next = { startDate: '2027-01-02', endDate: '2027-03-27' };
  await addSeason(club, { ...next, price: 120 });
  await changeSettings(club, { maxCapacity: 2 });
  await club.passHolder({}, next);
  expect((await ofKind('nextSeason'))?.everySpotHeld).toBe(false);
  await club.passHolder({}, next);
  expect((await ofKind('nextSeason'))?.everySpotHeld).toBe(true);
});

test('the mail that invites to a season names the price that the page asks', async () => {
  await addSeason(club, autumn);
  await proRate();
  const params = { emailType: 'season-registration-reminder' };
  const body = { emails: [(await club.person()).email], language: 0 as const };
  const as = await club.admin();
  (await club.call('POST /api/v1/Communication/{emailType}', { as, params, body })).ok();
  await club.drain();
  expect(club.mailer.sent[0]?.text).toMatch(/\$42\.00/);
});

test('a season that begins today is the only pass from today, whatever the hour and the last day', async () => {
  await proRate();
  club.clock.set('2026-11-21T15:30:00Z');
  for (const endDate of ['2027-02-21', '2027-02-13']) {
    const { id } = await addSeason(club, { startDate: '2026-11-21', endDate, price: 91 });
    const listed = await offers();
    expect(listed).toMatchObject([{ kind: 'season', season: { id }, startDate: '2026-11-21', endDate }]);
    const as = await club.person();
    const buy = (period: { endDate: string; price: number }) =>
      club.call('POST /api/v1/SeasonSubscriptions', { as, body: { startDate: '2026-11-21', ...period } });
    (await buy({ endDate, price: listed[0]?.price ?? 0 })).ok(201);
    const doors = [
      await buy({ endDate: '2027-02-21', price: 91 }),
      await club.call('POST /api/v1/Seasons/{id}/register', { as, params: { id } }),
    ];
    for (const again of doors) expect([409, 422]).toContain(again.error().status);
    expect((await club.call('GET /api/v1/SeasonSubscriptions/mine', { as })).ok()).toHaveLength(1);
    const params = { as: await club.admin(), params: { id } };
    (await club.call('DELETE /api/v1/Seasons/{id}', params)).ok(204);
  }
});

test('the sessions of a pass that are full now are counted', async () => {
  const [first] = [await club.session({ sessionDate: '2026-11-28', maxCapacity: 1 }), await club.session()];
  expect(await ofKind('threeMonths')).toMatchObject({ sessionsFull: 0 });
  const as = await club.person();
  (await club.call('POST /api/v1/Sessions/{id}/register', { as, params: { id: first } })).ok();
  expect(await ofKind('threeMonths')).toMatchObject({ sessionsFull: 1, everySpotHeld: false });
});
