import { datesOf } from './dates';

const saturday = new Date('2026-11-21T14:00:00Z');

test.each([
  ['all', null],
  ['today', { from: '2026-11-21', to: '2026-11-21' }],
  ['tomorrow', { from: '2026-11-22', to: '2026-11-22' }],
  ['thisWeek', { from: '2026-11-15', to: '2026-11-21' }],
  ['nextWeek', { from: '2026-11-22', to: '2026-11-28' }],
] as const)('%s covers its days', (choice, dates) => {
  expect(datesOf(choice, saturday)).toEqual(dates);
});

test('today is the club’s day, however late in the evening', () => {
  // Saturday, half past eleven in the evening in Montréal; Sunday already in UTC.
  const late = new Date('2026-11-22T04:30:00Z');
  expect(datesOf('today', late)).toEqual({ from: '2026-11-21', to: '2026-11-21' });
});

test('weeks go over the end of a month and of a year', () => {
  expect(datesOf('thisWeek', new Date('2026-12-31T17:00:00Z'))).toEqual({
    from: '2026-12-27',
    to: '2027-01-02',
  });
});
