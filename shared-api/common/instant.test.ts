import { instantOf } from './instant';

test('a session in the night of the change starts at the instant that the club’s clock shows', () => {
  expect(instantOf('2026-11-01', '00:30').toISOString()).toBe('2026-11-01T04:30:00.000Z');
  expect(instantOf('2026-11-01', '10:00').toISOString()).toBe('2026-11-01T15:00:00.000Z');
});
