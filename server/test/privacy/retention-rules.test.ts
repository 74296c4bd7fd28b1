import { rules } from 'shared-api/contract';
import { lapseOf, logBefore } from '../../src/club/privacy/retention-rules';

test.each([
  // Away for two years on November 21, 2026.
  ['2024-11-22', null, 'none', '2026-12-22'],
  ['2024-11-21', null, 'tell', '2026-12-21'],
  ['2020-02-29', null, 'tell', '2026-12-21'],
  ['2024-11-20', '2026-11-20', 'wait', '2026-12-20'],
  ['2024-10-22', '2026-10-23', 'wait', '2026-11-22'],
  ['2024-10-22', '2026-10-22', 'forget', '2026-11-21'],
  ['2024-08-01', '2026-09-01', 'forget', '2026-10-01'],
  // They were seen, or the period became longer, after they had been told.
  ['2026-11-20', '2026-10-22', 'none', '2028-12-20'],
  ['2024-11-21', '2026-11-20', 'tell', '2026-12-21'],
] as const)('seen on %s and told on %s: %s, by %s', (seenOn, toldOn, step, goesOn) => {
  expect(lapseOf({ seenOn, toldOn }, 24, '2026-11-21')).toEqual({ step, goesOn });
});

test.each([
  [12, '2025-11-21', '2019-11-21'],
  [84, '2019-11-21', '2019-11-21'],
  [120, '2016-11-21', '2016-11-21'],
])(
  'with %s months the log goes from before %s, and its entries about money from before %s',
  (months, others, books) => {
    expect(logBefore('2026-11-21', months)).toEqual({ others, books });
  },
);

test('the names of transfers stay as long as the books: six years from the end of their year', () => {
  expect(Math.min(...rules.retention.transfers)).toBeGreaterThanOrEqual(7 * 12);
});
