import { attendanceFacts, upToToday } from './levels';

test('what the attendance chart says: span, averages, and the fullest date', () => {
  expect(
    attendanceFacts([
      { sessionDate: '2026-11-14', averageAttendance: 10, maxCapacity: 20 },
      { sessionDate: '2026-11-07', averageAttendance: 9, maxCapacity: 10 },
    ]),
  ).toEqual({
    count: 2,
    from: '2026-11-07',
    to: '2026-11-14',
    average: 9.5,
    capacity: 15,
    best: '2026-11-07',
  });
});

test('the drawing ends with today, with a session or without one', () => {
  const last = { sessionDate: '2026-11-21', averageAttendance: 10, maxCapacity: 20 };
  expect(upToToday([last], '2026-11-21')).toEqual([last]);
  expect(upToToday([last], '2026-11-24')).toEqual([
    last,
    { sessionDate: '2026-11-24', averageAttendance: null, maxCapacity: null },
  ]);
});

test('nothing to say without any session', () => expect(attendanceFacts([])).toBeUndefined());
