import { clubForEach } from '../support/club';

const club = clubForEach();

const season = { startDate: '2027-01-04', endDate: '2027-02-07', price: 100 };
const sessions = {
  ...{ sessionDate: '2027-01-09', until: '2027-02-06', skip: ['2027-01-30'] },
  ...{ startTime: '10:00', endTime: '12:00', location: 'The gym', maxCapacity: 16, dropInPrice: 12 },
};
const create = async (body: object) =>
  club.call('POST /api/v1/Seasons', { as: await club.admin(), body: { ...season, ...body } });
const made = async () => (await club.call('GET /api/v1/Sessions/all')).ok();
const audited = async () =>
  (await club.call('GET /api/v1/Audit', { as: await club.admin() }))
    .ok()
    .map(({ action }) => action)
    .filter((action) => /^(season|session)\./.test(action));

test('a season is made with its Saturdays, without those to skip and those that have a session', async () => {
  await club.session({ sessionDate: '2027-01-16' });
  (await create({ sessions })).ok(201);
  const dates = ['2027-01-09', '2027-01-16', '2027-01-23', '2027-02-06'];
  expect((await made()).map(({ sessionDate }) => sessionDate)).toEqual(dates);
  expect((await made())[0]).toMatchObject({ maxCapacity: 16, dropInPrice: 12, location: 'The gym' });
  expect((await audited()).sort()).toEqual(['season.create', ...Array(4).fill('session.create')]);
});

test.each([
  [
    'begin before the season',
    { sessionDate: '2027-01-02' },
    'sessionDate',
    'The sessions must be within the season',
  ],
  ['end after it', { until: '2027-02-13' }, 'until', 'The sessions must be within the season'],
  ['end before they start', { endTime: '09:00' }, 'endTime', 'Must be after the start'],
  ['are none', { until: '2027-01-08' }, 'until', 'No date is left in this series'],
])('when its sessions %s, there is no season either', async (_, values, field, message) => {
  expect((await create({ sessions: { ...sessions, ...values } })).error().errors).toEqual({
    [field]: [message],
  });
  expect((await club.call('GET /api/v1/Seasons')).ok()).toEqual([]);
  expect(await made()).toEqual([]);
});

test('a season all of whose dates have a session is made, and nothing is made twice', async () => {
  await club.session({ sessionDate: '2027-01-09' });
  (await create({ sessions: { ...sessions, until: '2027-01-09' } })).ok(201);
  expect(await made()).toHaveLength(1);
});

test('without sessions a season is made as before', async () => {
  (await create({})).ok(201);
  expect(await made()).toEqual([]);
});
