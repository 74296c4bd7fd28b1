import { Language, Plan, SeasonStatus, UserStatus } from 'shared-api/contract';
import { newsOfOpening } from '../../src/club/passes/rules';
import type { MailProps } from '../../src/mail/list';
import { notificationOf } from '../../src/mail/outbox/notification';
import { sampleContext, sampleReader } from '../../src/mail/preview/facts';
import { samples } from '../../src/mail/preview/samples';
import { changeAccount } from '../support/accounts';
import { clubForEach, type Person } from '../support/club';
import { placesIn } from '../support/places';
import { addSeason } from '../support/seasons';
import { round } from '../support/timers';

/** Who asked to be told when a season's passes open, and is. */
const club = clubForEach();
const { mailsTo, templatesTo } = placesIn(() => club);

/** Saturday, December 5, at noon. */
const opensAt = '2026-12-05T17:00:00.000Z';
const later = '2026-12-12T17:00:00.000Z';
const dates = { startDate: '2027-01-01', endDate: '2027-03-31', price: 95 };
const season = (draft: object = {}) =>
  addSeason(club, { ...dates, name: 'Winter 2027', maxPasses: 2, opensAt, ...draft });
const remind = (as: Person, id: string) =>
  club.call('POST /api/v1/Seasons/{id}/reminder', { as, params: { id } });
const forget = (as: Person, id: string) =>
  club.call('DELETE /api/v1/Seasons/{id}/reminder', { as, params: { id } });
const change = async (id: string, draft: object) =>
  (
    await club.call('PUT /api/v1/Seasons/{id}', {
      as: await club.admin(),
      params: { id },
      body: { ...dates, ...draft },
    })
  ).ok();
const setStatus = async (id: string, status: SeasonStatus) =>
  (
    await club.call('PATCH /api/v1/Seasons/{id}/status', {
      as: await club.admin(),
      params: { id },
      body: { status },
    })
  ).ok();
const give = async (to: Person) =>
  (await changeAccount(club, to, { paymentPlan: Plan.Membership, pass: { ...dates, price: 0 } })).ok();
const offerFor = async (as?: Person) =>
  (await club.call('GET /api/v1/SeasonSubscriptions/offers', { ...(as && { as }) }))
    .ok()
    .find(({ kind }) => kind === 'nextSeason');
const tell = () => round(club, 'pass-openings');
const told = async (person: Person) =>
  (await mailsTo(person)).flatMap(({ template, props }) =>
    template === 'passes-opened' ? (props as MailProps['passes-opened']) : [],
  );

const open = { maxPasses: 2, registeredUsersCount: 1 };
const soldOut = { maxPasses: 2, registeredUsersCount: 2 };
const sold = { saturdays: 12, reached: [open], isListed: true };

test.each([
  ['is open', {}, 'open'],
  ['is open without a limit', { reached: [{ maxPasses: null, registeredUsersCount: 40 }] }, 'open'],
  ['opened this minute', { reached: [{ ...open, opensAt }] }, 'open'],
  ['opens later', { reached: [{ ...open, opensAt: later }] }, 'none yet'],
  ['opens with another that opens later', { reached: [open, { ...open, opensAt: later }] }, 'none yet'],
  ['opens later, and is sold out', { reached: [{ ...soldOut, opensAt: later }] }, 'none yet'],
  ['is sold out', { reached: [soldOut] }, 'none'],
  ['is sold out with another', { reached: [open, soldOut] }, 'none'],
  ['is not sold now', { isListed: false }, 'none yet'],
  ['has been played', { saturdays: 0 }, 'none'],
  ['has been played, and is not sold', { saturdays: 0, isListed: false }, 'none'],
])('of a season that %s there is %j to tell: %s', (_, facts, news) =>
  expect(newsOfOpening({ ...sold, ...facts }, new Date(opensAt))).toBe(news),
);

test('who wants is told once, when the passes open, of their price and how many are left', async () => {
  const { id } = await season();
  const [early, other] = await club.people(2);
  expect((await offerFor())?.opening).toEqual({ seasonId: id, isReminded: false });
  // Twice, as from two tabs.
  expect((await Promise.all([remind(early, id), remind(early, id)])).map(({ status }) => status)).toEqual([
    204, 204,
  ]);
  (await remind(other, id)).ok();
  for (const _ of [1, 2]) (await forget(other, id)).ok();
  expect((await offerFor(early))?.opening).toEqual({ seasonId: id, isReminded: true });
  expect((await offerFor(other))?.opening?.isReminded).toBe(false);
  await tell();
  expect(await templatesTo(early)).toEqual([]);

  club.clock.set(opensAt);
  await tell();
  await tell();
  const { name, startDate, endDate, price } = { ...dates, name: 'Winter 2027' };
  const mails = await told(early);
  expect(mails).toMatchObject([{ season: { id, name, startDate, endDate, price }, left: 2 }]);
  expect(await templatesTo(other)).toEqual([]);
  expect(await offerFor(early)).not.toHaveProperty('opening');
  expect((await remind(early, id)).error().code).toBe('passesOpen');
});

test('a reminder is for who could buy a pass, of a season that opens', async () => {
  const { id } = await season({ maxPasses: 1 });
  const [holder, other] = await club.people(2);
  await setStatus(id, SeasonStatus.Inactive);
  expect((await remind(other, id)).error().code).toBe('seasonNotActive');
  await setStatus(id, SeasonStatus.Active);
  (await remind(other, id)).ok();
  await give(holder);
  expect((await remind(holder, id)).error().code).toBe('alreadySubscribed');
  expect((await remind(other, id)).error().code).toBe('passesSoldOut');
  (await forget(other, id)).ok();
});

test.each([
  ['the opening is taken away', (id: string) => change(id, { maxPasses: 2, opensAt: null }), 2],
  ['the limit is', (id: string) => change(id, { maxPasses: null }), null],
])('when %s, it is told at once', async (_, taken, left) => {
  const { id } = await season();
  const person = await club.person();
  (await remind(person, id)).ok();
  await taken(id);
  await tell();
  expect(await told(person)).toMatchObject([{ left }]);
});

test('an opening that is moved, and a season that is off, are told when they come', async () => {
  const { id } = await season();
  const person = await club.person();
  (await remind(person, id)).ok();
  await change(id, { maxPasses: 2, opensAt: later });
  club.clock.set(opensAt);
  await tell();
  await setStatus(id, SeasonStatus.Inactive);
  club.clock.set(later);
  await tell();
  expect(await told(person)).toEqual([]);
  await setStatus(id, SeasonStatus.Active);
  await tell();
  expect(await told(person)).toHaveLength(1);
});

test('three months that wait for a season beyond the next offer no reminder, which would come too late', async () => {
  const { id } = await season();
  const months = async () => {
    const offers = (await club.call('GET /api/v1/SeasonSubscriptions/offers')).ok();
    return offers.find(({ kind }) => kind === 'threeMonths');
  };
  expect(await months()).toMatchObject({ opensAt, opening: { seasonId: id } });
  await addSeason(club, { startDate: '2026-12-12', endDate: '2026-12-31', price: 20 });
  expect(await months()).toMatchObject({ opensAt });
  expect(await months()).not.toHaveProperty('opening');
});

test('a season that another comes before is told once it is the next, and on the pages', async () => {
  const { id } = await season();
  const person = await club.person();
  (await remind(person, id)).ok();
  await addSeason(club, { startDate: '2026-12-12', endDate: '2026-12-31', price: 20 });
  club.clock.set(opensAt);
  await tell();
  expect(await told(person)).toEqual([]);
  club.clock.set('2026-12-12T17:00:00.000Z');
  await tell();
  expect(await told(person)).toMatchObject([{ season: { id } }]);
});

test('not told are who has a pass by then, who is suspended, and anybody once they are sold out', async () => {
  const { id } = await season({ maxPasses: 3 });
  const [holder, suspended, third, last] = (await club.people(4)) as [Person, Person, Person, Person];
  for (const as of [holder, suspended, third]) (await remind(as, id)).ok();
  await give(holder);
  (await changeAccount(club, suspended, { status: UserStatus.Suspended })).ok();
  club.clock.set(opensAt);
  await tell();
  expect(await Promise.all([holder, suspended, third].map(async (as) => (await told(as)).length))).toEqual([
    0, 0, 1,
  ]);

  const next = { startDate: '2027-04-01', endDate: '2027-06-30', maxPasses: 1, opensAt: later };
  const spring = await season(next);
  (await remind(third, spring.id)).ok();
  const pass = { startDate: next.startDate, endDate: next.endDate, price: 0 };
  (await changeAccount(club, last, { paymentPlan: Plan.Membership, pass })).ok();
  club.clock.set(later);
  await tell();
  await change(spring.id, { ...next, maxPasses: 5 });
  await tell();
  expect(await told(third)).toHaveLength(1);
});

test('it is among somebody’s data, and goes with the season', async () => {
  const { id } = await season();
  const as = await club.person();
  (await remind(as, id)).ok();
  const data = async () => (await club.call('GET /api/v1/Users/me/export', { as })).ok();
  expect(await data()).toMatchObject({ passReminders: [{ season: 'Winter 2027', opensAt }] });
  (await club.call('DELETE /api/v1/Seasons/{id}', { as: await club.admin(), params: { id } })).ok();
  expect(await data()).toMatchObject({ passReminders: [] });
  await tell();
});

test('a device is notified of the same, and opens the season', () => {
  const { usual } = samples['passes-opened'];
  const navigate = `https://club.example/season-subscription?season=${usual?.season.id}`;
  expect(
    notificationOf('passes-opened', usual as never, sampleReader, Language.English, sampleContext),
  ).toMatchObject({
    ...{ title: 'Season passes are on sale: Winter 2027', body: 'You can get yours now.', navigate },
    // Of two seasons that open at once, both are shown.
    tag: navigate,
  });
});
