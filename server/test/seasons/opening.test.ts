import { Plan } from 'shared-api/contract';
import { opensLater } from '../../src/club/passes/rules';
import { changeAccount } from '../support/accounts';
import { clubForEach, type Person } from '../support/club';
import { addSeason } from '../support/seasons';

const club = clubForEach();

/** Saturday, December 5, at noon. */
const opensAt = '2026-12-05T17:00:00.000Z';
const dates = { startDate: '2026-11-01', endDate: '2027-01-31', price: 95 };
const winter = { startDate: '2027-02-01', endDate: '2027-04-30', price: 120 };
const months = { startDate: '2026-11-21', endDate: '2027-02-21', price: 95 };
const season = (draft: object = {}) => addSeason(club, { ...dates, maxPasses: 1, opensAt, ...draft });
const buy = (as: Person, body: typeof dates = dates) =>
  club.call('POST /api/v1/SeasonSubscriptions', { as, body });
const change = async (id: string, draft: object) =>
  club.call('PUT /api/v1/Seasons/{id}', {
    as: await club.admin(),
    params: { id },
    body: { ...dates, ...draft },
  });
const ofKind = async (kind: string) =>
  (await club.call('GET /api/v1/SeasonSubscriptions/offers')).ok().find((one) => one.kind === kind);

describe('passes are not sold before', () => {
  test.each([
    ['noon', '2026-12-05T16:59:59.999Z', [opensAt], opensAt],
    ['noon itself', opensAt, [opensAt], undefined],
    ['after noon', '2026-12-05T17:00:00.001Z', [opensAt], undefined],
    [
      'noon on the day without the hour after one',
      '2027-03-14T15:59:59.999Z',
      ['2027-03-14T16:00:00.000Z'],
      1,
    ],
    ['noon on that day', '2027-03-14T16:00:00.000Z', ['2027-03-14T16:00:00.000Z'], undefined],
    ['the second half past one of November', '2026-11-01T05:30:00.000Z', ['2026-11-01T06:30:00.000Z'], 1],
    ['that half past one', '2026-11-01T06:30:00.000Z', ['2026-11-01T06:30:00.000Z'], undefined],
    ['the last of the seasons that they reach', opensAt, [opensAt, '2027-01-02T17:00:00.000Z', undefined], 1],
    ['nothing, in seasons that are open', opensAt, [undefined], undefined],
  ])('%s', (_, now, seasons, expected) => {
    const reached = seasons.map((one) => (one ? { opensAt: one } : {}));
    const at = expected === 1 ? seasons.filter(Boolean).at(-1) : expected;
    expect(opensLater(reached, new Date(now))?.opensAt).toBe(at);
  });
});

test('before it opens nobody buys by any door, administrators may give; from the minute on the first has it', async () => {
  const { id } = await season({ maxPasses: 2 });
  const [given, first, last] = await club.people(3);
  const doors = (as: Person) => [
    buy(as),
    // Three months count in the season.
    buy(as, months),
    club.call('PATCH /api/v1/Users/me/payment-plan', { as, body: { paymentPlan: Plan.Membership } }),
    club.call('POST /api/v1/Seasons/{id}/register', { as, params: { id } }),
  ];
  for (const reply of await Promise.all(doors(first))) expect(reply.error().code).toBe('passesNotOpen');
  expect(await ofKind('season')).toMatchObject({ opensAt, isSoldOut: false, placesLeft: 2 });
  expect(await ofKind('threeMonths')).toMatchObject({ opensAt });

  (await changeAccount(club, given, { paymentPlan: Plan.Membership, pass: { ...dates, price: 0 } })).ok();
  expect(await ofKind('season')).toMatchObject({ opensAt, placesLeft: 1 });

  club.clock.set(opensAt);
  expect(await ofKind('season')).not.toHaveProperty('opensAt');
  (await buy(first)).ok(201);
  expect((await buy(last)).error().code).toBe('passesSoldOut');
});

test('who renews early waits for the next season’s opening like everybody, and three months that reach it do, too', async () => {
  await addSeason(club, { ...dates, endDate: '2027-01-31' });
  await season({ ...winter, maxPasses: 5 });
  const [holder, other] = await club.people(2);
  (await buy(holder)).ok(201);
  expect((await buy(holder, winter)).error().code).toBe('passesNotOpen');
  expect((await buy(other, months)).error().code).toBe('passesNotOpen');
  expect(await ofKind('season')).not.toHaveProperty('opensAt');
  club.clock.set(opensAt);
  (await buy(holder, winter)).ok(201);
});

test('the mail that invites to a season says when its passes open, as long as they are not', async () => {
  await season();
  const invite = async () => {
    const body = { emails: [(await club.person()).email], language: 2 as const };
    const params = { emailType: 'season-registration-reminder' };
    (
      await club.call('POST /api/v1/Communication/{emailType}', { as: await club.admin(), params, body })
    ).ok();
    await club.drain();
    return club.mailer.sent.at(-1)?.text;
  };
  const said = await invite();
  expect(said).toMatch(/Passes open on Sat,.Dec.5 at 12:00.PM\./);
  expect(said).toMatch(/Les abonnements seront en vente le sam\..5.déc\. à 12.h\./);
  club.clock.set(opensAt);
  expect(await invite()).not.toMatch(/Passes open/);
});

describe('an opening', () => {
  const refusedFor = async (id: string, draft: object) => (await change(id, draft)).error().errors;

  test('is a limited season’s, before its end, and ahead when it is new', async () => {
    const { id } = await season();
    expect(await refusedFor(id, { maxPasses: null, opensAt })).toEqual({
      opensAt: ['First limit the number of passes'],
    });
    expect(await refusedFor(id, { opensAt: '2027-02-01T05:00:00.000Z' })).toEqual({
      opensAt: ['Must be before the season ends'],
    });
    expect(await refusedFor(id, { endDate: '2026-12-04' })).toEqual({
      opensAt: ['Must be before the season ends'],
    });
    expect(await refusedFor(id, { opensAt: '2026-11-20T17:00:00.000Z' })).toEqual({
      opensAt: ['Must be in the future'],
    });
    (await change(id, { opensAt: '2027-02-01T04:59:00.000Z' })).ok();
  });

  test('stays when a change does not speak of it, also once it is past, and goes with the limit', async () => {
    const { id } = await season();
    club.clock.set('2026-12-06T17:00:00.000Z');
    expect((await change(id, { price: 90 })).ok()).toMatchObject({ opensAt, maxPasses: 1 });
    expect((await change(id, { opensAt })).ok()).toMatchObject({ opensAt });
    expect((await change(id, { maxPasses: null })).ok()).not.toHaveProperty('opensAt');
  });

  test('of a change is logged, with who made it', async () => {
    const { id } = await season();
    const another = '2026-12-12T17:00:00.000Z';
    (await change(id, { opensAt: another })).ok();
    (await change(id, { opensAt: null })).ok();
    const as = await club.admin();
    const log = (await club.call('GET /api/v1/Audit', { as, query: { entity: 'season' } })).ok();
    expect(log.map(({ action, before, after }) => [action, before?.opensAt, after?.opensAt])).toEqual([
      ['season.update', another, undefined],
      ['season.update', opensAt, another],
      ['season.create', undefined, opensAt],
    ]);
    for (const { actorId } of log) expect(actorId).toBe(as.id);
  });
});
