import { deadlineAt, deadlineHours, heldMinutes, instantOf } from './instant';

test('a session in the night of the change starts at the instant that the club’s clock shows', () => {
  expect(instantOf('2026-11-01', '00:30').toISOString()).toBe('2026-11-01T04:30:00.000Z');
  expect(instantOf('2026-11-01', '10:00').toISOString()).toBe('2026-11-01T15:00:00.000Z');
});

test.each([
  ['2027-03-14', '01:59', '2027-03-14T06:59:00.000Z'],
  ['2027-03-14', '02:00', '2027-03-14T07:00:00.000Z'],
  ['2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
  ['2027-03-14', '03:00', '2027-03-14T07:00:00.000Z'],
  ['2027-03-14', '03:30', '2027-03-14T07:30:00.000Z'],
  ['2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  ['2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
])('on %s, %s is %s: a skipped time is read as an hour later', (date, time, instant) => {
  expect(instantOf(date, time).toISOString()).toBe(instant);
});

test.each([
  [24, 0, '2026-11-27T15:00:00.000Z', 24],
  [24, 1_440, '2026-11-27T15:00:00.000Z', 24],
  [12, 1_440, '2026-11-27T15:00:00.000Z', 24],
  [1, 90, '2026-11-28T13:30:00.000Z', 2],
  [0, 0, '2026-11-28T15:00:00.000Z', 0],
])('with %s hours to cancel and answers closed %s minutes before, one cancels by %s', (...cases) => {
  const [answerDeadlineHours, answersCloseMinutes, until, hours] = cases;
  const club = { answerDeadlineHours, answersCloseMinutes };
  expect(deadlineAt(instantOf('2026-11-28', '10:00'), club).toISOString()).toBe(until);
  expect(deadlineHours(club)).toBe(hours);
});

test.each([
  [17, 120],
  [16, 30],
  [1.1, 30],
  [1, 10],
])('%s hours before, a spot is held for %s minutes', (hours, minutes) => {
  const startsAt = instantOf('2026-11-28', '10:00');
  expect(heldMinutes(startsAt, startsAt.getTime() - hours * 3_600_000)).toBe(minutes);
});
