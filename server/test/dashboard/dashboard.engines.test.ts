import { SessionStatus } from 'shared-api/contract';
import { clubForAll } from '../support/club';
import { changeSession } from '../support/sessions';

const club = clubForAll();

test('attendance is of the sessions that were held: not of those to come, nor of cancelled ones', async () => {
  const player = await club.person();
  const [held, called, coming] = [
    await club.session({ sessionDate: '2026-11-28' }),
    await club.session({ sessionDate: '2026-12-05' }),
    await club.session({ sessionDate: '2026-12-12', maxCapacity: 1 }),
  ];
  await club.session({ sessionDate: '2027-04-03' });
  for (const id of [held, called, coming])
    (await club.call('POST /api/v1/Sessions/{id}/register', { as: player, params: { id } })).ok();
  (await changeSession(club, called, { status: SessionStatus.Cancelled })).ok();
  club.clock.set('2026-12-06T12:00:00Z');
  const read = async () => {
    const admin = await club.person({ isAdmin: true });
    return (await club.call('GET /api/v1/Dashboard', { as: admin })).ok();
  };
  const first = await read();
  expect(first.attendanceByDate).toEqual([
    { sessionDate: '2026-11-28', averageAttendance: 1, maxCapacity: 20, taken: false },
  ]);
  expect(first.attendanceLevels).toEqual({ high: 0, medium: 0, low: 1 });
  const counts = Object.fromEntries(first.sessionsByStatus.map(({ status, count }) => [status, count]));
  expect(counts).toEqual({ 0: 1, 1: 1, 2: 1, 3: 1 });

  club.clock.set('2026-12-12T18:00:00Z');
  expect((await read()).attendanceByDate.map(({ sessionDate }) => sessionDate)).toEqual([
    '2026-11-28',
    '2026-12-12',
  ]);
  club.clock.set('2027-03-05T18:00:00Z');
  expect((await read()).attendanceByDate.map(({ sessionDate }) => sessionDate)).toEqual(['2026-12-12']);
});
