import { missedFrom } from '../../src/club/places/no-shows';

const day = 86_400_000;
const now = Date.parse('2026-11-28T17:00:00Z');
const ago = (days: number) => now - days * day;

/** Days ago that somebody missed a session | how many count | for how many more days they answer late. */
test.each<[string, number[], number, number | null]>([
  ['never', [], 0, null],
  ['once', [0], 1, null],
  ['twice', [7, 0], 2, 30],
  ['twice, at either end of 60 days', [59.9, 0], 2, 30],
  ['twice, but 60 days apart', [60, 0], 1, null],
  ['three times: since the last', [14, 7, 0], 3, 30],
  ['twice, and came since', [21, 14], 2, 16],
  ['twice, a moment before it is over', [37, 29.999], 2, 0.001],
  ['twice, a month ago', [37, 30], 2, null],
  ['a third time within 60 days of the first', [50, 43, 2], 3, 28],
])('with a limit of two: %s', (_, absences, count, days) => {
  const missed = missedFrom(absences.map(ago), 2, now);
  expect({ ...missed, until: missed.until && Math.round((missed.until - now) / 86_400) / 1000 }).toEqual({
    count,
    until: days,
  });
});

test('a limit of one holds from the first on', () => {
  expect(missedFrom([now], 1, now)).toEqual({ count: 1, until: now + 30 * day });
});
