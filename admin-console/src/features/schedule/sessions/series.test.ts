import { weeklyDates } from './series';

test('a series has every week from the first date to the last, both included', () => {
  expect(weeklyDates('2026-12-19', '2027-01-09')).toEqual([
    '2026-12-19',
    '2026-12-26',
    '2027-01-02',
    '2027-01-09',
  ]);
  expect(weeklyDates('2026-12-19', '2027-01-08')).toHaveLength(3);
  expect(weeklyDates('2026-12-19', '2026-12-19')).toEqual(['2026-12-19']);
});

test('it stays on its weekday over the changes of the clock', () => {
  const dates = weeklyDates('2026-10-24', '2027-03-27');
  expect(new Set(dates.map((date) => new Date(`${date}T12:00:00Z`).getUTCDay()))).toEqual(new Set([6]));
});

test('dates that cannot be, or that end before they begin, make no series', () => {
  expect(weeklyDates('2026-02-30', '2026-03-30')).toEqual([]);
  expect(weeklyDates('', '2026-03-30')).toEqual([]);
  expect(weeklyDates('2026-03-30', '2026-03-23')).toEqual([]);
});

test('a series that never ends is cut one past what may be created, so that a form can tell', () => {
  expect(weeklyDates('2026-01-03', '2126-01-03')).toHaveLength(53);
});
