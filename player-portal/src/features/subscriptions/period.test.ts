import { weeksLeft } from './period';

test.each([
  ['from today', '2026-11-21', 3],
  ['a begun one included', '2026-11-20', 4],
  ['from the start of a season to come', '2026-08-01', 13],
  ['none of a season that is over', '2027-01-01', 0],
])('weeks are counted %s', (_, today, weeks) => {
  expect(weeksLeft({ startDate: '2026-09-12', endDate: '2026-12-12' }, today)).toBe(weeks);
});
