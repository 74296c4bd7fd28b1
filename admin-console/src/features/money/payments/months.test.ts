import { datesWithin, openMonths, toggleMonth } from './months';

test('a month’s dates end with its last day, leap years included', () => {
  expect(datesWithin('2026-11', { from: '', to: '' })).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(datesWithin('2028-02', { from: '', to: '' })).toEqual({ from: '2028-02-01', to: '2028-02-29' });
});

test('the filter’s dates cut a month short at either end', () => {
  const range = { from: '2026-10-22', to: '2026-11-21' };
  expect(datesWithin('2026-10', range)).toEqual({ from: '2026-10-22', to: '2026-10-31' });
  expect(datesWithin('2026-11', range)).toEqual({ from: '2026-11-01', to: '2026-11-21' });
});

test('the newest month is open until somebody folds it', () => {
  expect(openMonths(null, '2026-11')).toEqual(['2026-11']);
  expect(openMonths('', '2026-11')).toEqual([]);
  expect(openMonths('2026-10,x', '2026-11')).toEqual(['2026-10']);
  expect(toggleMonth(['2026-11'], '2026-10')).toBe('2026-11,2026-10');
  expect(toggleMonth(['2026-11', '2026-10'], '2026-11')).toBe('2026-10');
});
