import { remaining, spanOf } from './period';

test('sessions are the weeks begun, minus two', () => {
  expect(spanOf('2026-09-12', '2026-12-12')).toEqual({ weeks: 13, sessions: 11 });
  expect(spanOf('2026-09-12', '2026-12-13')).toEqual({ weeks: 14, sessions: 12 });
  expect(spanOf('2026-12-05', '2026-12-12')).toEqual({ weeks: 1, sessions: 0 });
});

test('what remains is counted from today, or from the start of a season to come', () => {
  const season = { startDate: '2026-09-12', endDate: '2026-12-12' };
  expect(remaining(season, '2026-11-21')).toEqual({ weeks: 3, sessions: 1 });
  expect(remaining(season, '2026-08-01')).toEqual({ weeks: 13, sessions: 11 });
  expect(remaining(season, '2027-01-01')).toEqual({ weeks: 0, sessions: 0 });
});
