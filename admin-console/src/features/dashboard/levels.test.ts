import { attendanceFacts } from './levels';

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

test('nothing to say without any session', () => expect(attendanceFacts([])).toBeUndefined());
