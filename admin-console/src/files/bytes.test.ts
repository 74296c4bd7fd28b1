import { formatBytes } from './bytes';

test('a size in the unit that can be grasped, as each language writes it', () => {
  expect(formatBytes(0, 'en-CA')).toBe('0 bytes');
  expect(formatBytes(2_300_000_000, 'en-CA')).toBe('2.3 GB');
  expect(formatBytes(10_400_000, 'fr-CA')).toMatch(/^10,4\sMo$/);
});
