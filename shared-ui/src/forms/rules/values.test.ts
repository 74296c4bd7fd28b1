import { clubMoment, count, localNumber } from '.';

test.each([
  ['20', 20],
  ['1 000', 1000],
  ['1,000', 'ui.rule.whole'],
  ['20.5', 'ui.rule.whole'],
  ['1e1', 'ui.rule.number'],
  ['0x10', 'ui.rule.number'],
  ['1,000.00', 'ui.rule.number'],
  ['\u22125', 'ui.rule.min'],
])('a count of “%s” is %s', async (typed, expected) => {
  const found = await count({ min: 1, max: 5000 })
    .validate(typed)
    .catch(({ errors: [error] }) => error.id);
  expect(found).toBe(expected);
});

test('a number may have the minus of a map or of a keyboard, and either sign for its decimals', async () => {
  const read = (typed: string) => localNumber().validate(typed);
  expect(await Promise.all(['\u221273,6117', '-73.6117', '45,5'].map(read))).toEqual([
    -73.6117, -73.6117, 45.5,
  ]);
});

test('a moment by the club’s clock is an instant, or none', () => {
  const rule = clubMoment();
  expect(rule.validateSync('2026-11-21T12:00')).toBe('2026-11-21T17:00:00.000Z');
  expect(rule.validateSync('')).toBeNull();
  // A form that does not ask for it.
  expect(rule.validateSync(undefined)).toBeNull();
});
