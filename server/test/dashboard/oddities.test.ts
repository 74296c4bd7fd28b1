import { SessionStatus } from 'shared-api/contract';
import { holidayOn } from '../../src/club/schedule/oddities';
import { clubForEach } from '../support/club';
import { changeSession } from '../support/sessions';

const club = clubForEach();

const oddities = async () =>
  (await club.call('GET /api/v1/Dashboard/oddities', { as: await club.admin() })).ok();
const seen = async () =>
  (await oddities()).map(({ kind, session }) => `${session?.sessionDate ?? ''} ${kind}`.trim());

test('a session is compared with the last one on its weekday', async () => {
  await club.session({ sessionDate: '2026-11-25', startTime: '19:00', endTime: '21:00', location: 'School' });
  await club.session({ sessionDate: '2026-11-28' });
  await club.session({
    ...{
      sessionDate: '2026-12-05',
      startTime: '10:30',
      maxCapacity: 18,
      dropInPrice: 12.5,
      location: 'Park',
    },
  });
  await club.session({ sessionDate: '2026-12-02', startTime: '19:00', endTime: '21:00', location: 'School' });
  expect(await seen()).toEqual([
    ...['2026-12-05 price', '2026-12-05 capacity', '2026-12-05 place', '2026-12-05 time'],
  ]);
  const [price] = await oddities();
  expect([price?.session?.dropInPrice, price?.usual?.dropInPrice]).toEqual([12.5, 10]);
});

test('the first on another weekday is odd, once there is a usual one; of two a day, each is compared with its like', async () => {
  await club.session({ sessionDate: '2026-11-15' });
  await club.session({ sessionDate: '2026-11-22' });
  await club.session({ sessionDate: '2026-11-28' });
  await club.session({ sessionDate: '2026-11-28', startTime: '14:00', endTime: '16:00' });
  await club.session({ sessionDate: '2026-12-05', startTime: '14:00', endTime: '16:00' });
  await club.session({ sessionDate: '2026-12-05' });
  expect(await seen()).toEqual(['2026-11-28 weekday', '2026-11-28 weekday']);
});

test('three weeks without a session are odd, once there has been one', async () => {
  expect(await seen()).toEqual([]);
  await club.session({ sessionDate: '2026-12-12' });
  expect(await seen()).toEqual([]);
  club.clock.set('2026-12-14T12:00:00Z');
  expect(await seen()).toEqual(['noSession']);
  await club.session({ sessionDate: '2027-01-05' });
  expect(await seen()).toEqual(['noSession']);
  club.clock.set('2026-12-15T12:00:00Z');
  expect(await seen()).toEqual([]);
});

test('what is dismissed stays away, for everybody, until it is another oddity', async () => {
  await club.session({ sessionDate: '2026-11-28' });
  const id = await club.session({ sessionDate: '2026-12-05', maxCapacity: 18 });
  const [{ key } = { key: '' }] = await oddities();
  const dismiss = async () =>
    (
      await club.call('POST /api/v1/Dashboard/oddities/dismiss', {
        as: await club.person({ isAdmin: true }),
        body: { key },
      })
    ).ok(204);
  await dismiss();
  await dismiss();
  expect(await seen()).toEqual([]);
  (await changeSession(club, id, { maxCapacity: 16 })).ok();
  expect(await seen()).toEqual(['2026-12-05 capacity']);
});

test('a cancelled session is neither odd nor usual', async () => {
  await club.session({ sessionDate: '2026-11-28' });
  const off = await club.session({ sessionDate: '2026-12-05', maxCapacity: 10 });
  await club.session({ sessionDate: '2026-12-12' });
  expect(await seen()).toEqual(['2026-12-05 capacity', '2026-12-12 capacity']);
  (await changeSession(club, off, { status: SessionStatus.Cancelled })).ok();
  expect(await seen()).toEqual([]);
});

test('a session on a holiday is odd', async () => {
  club.clock.set('2026-12-12T12:00:00Z');
  await club.session({ sessionDate: '2026-12-12' });
  await club.session({ sessionDate: '2026-12-26' });
  expect(await oddities()).toMatchObject([{ kind: 'holiday', holiday: 'christmas' }]);
});

test.each([
  ['2026-12-26', 'christmas'],
  ['2027-01-02', 'newYear'],
  // Easter Sunday: March 28, 2027, and April 16, 2028.
  ['2027-03-25', null],
  ['2027-03-26', 'easter'],
  ['2027-03-27', 'easter'],
  ['2027-03-29', 'easter'],
  ['2027-03-30', null],
  ['2028-04-15', 'easter'],
  ['2027-05-22', 'patriots'],
  ['2027-05-24', 'patriots'],
  ['2027-05-25', null],
  ['2028-05-22', 'patriots'],
  ['2026-06-24', 'nationalDay'],
  ['2028-07-01', 'canadaDay'],
  ['2026-09-05', 'labourDay'],
  ['2026-09-04', null],
  ['2026-10-10', 'thanksgiving'],
  ['2026-10-12', 'thanksgiving'],
  ['2026-11-28', null],
])('%s is %p', (date, holiday) => {
  expect(holidayOn(date)).toBe(holiday);
});
