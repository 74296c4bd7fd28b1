import { heldMinutes, instantOf } from './instant';

test('a session in the night of the change starts at the instant that the club’s clock shows', () => {
  expect(instantOf('2026-11-01', '00:30').toISOString()).toBe('2026-11-01T04:30:00.000Z');
  expect(instantOf('2026-11-01', '10:00').toISOString()).toBe('2026-11-01T15:00:00.000Z');
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
