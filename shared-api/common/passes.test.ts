import { gameDaysBetween, overlap, type PassQuote, type PassTariff, quote } from './passes';

test.each([
  ['2026-11-21', '2026-11-21', 1],
  ['2026-11-22', '2026-11-27', 0],
  ['2026-11-22', '2026-11-28', 1],
  ['2026-09-12', '2026-12-12', 14],
  ['2026-09-13', '2026-12-11', 12],
  // The clock changes in between.
  ['2026-10-31', '2026-11-07', 2],
  ['2026-12-12', '2026-09-12', 0],
])('from %s to %s there are %i Saturdays', (first, last, count) => {
  expect(gameDaysBetween(first, last, 6)).toBe(count);
});

test('a club that plays on Tuesdays has Tuesdays', () => {
  expect(gameDaysBetween('2026-11-21', '2026-11-23', 2)).toBe(0);
  expect(gameDaysBetween('2026-11-21', '2026-11-24', 2)).toBe(1);
  // Thirteen Tuesdays where there are fourteen Saturdays.
  expect(quote({ ...autumn, weekday: 2, from: '2026-11-24', isProRated: true })).toEqual({
    price: 22,
    saturdays: 3,
  });
});

test.each([
  ['before it', '2026-08-01', '2026-09-11', false],
  ['to its first day', '2026-08-01', '2026-09-12', true],
  ['within it', '2026-10-01', '2026-10-31', true],
  ['from its last day', '2026-12-12', '2027-03-12', true],
  ['after it', '2026-12-13', '2027-03-13', false],
])('dates %s overlap a season or do not', (_, startDate, endDate, expected) => {
  const season = { startDate: '2026-09-12', endDate: '2026-12-12' };
  expect(overlap(season, { startDate, endDate })).toBe(expected);
  expect(overlap({ startDate, endDate }, season)).toBe(expected);
});

/** Fourteen Saturdays for 95 dollars, asked on the first of them. */
const autumn: PassTariff = {
  ...{ price: 95, startDate: '2026-09-12', endDate: '2026-12-12', from: '2026-09-12', weekday: 6 },
  isProRated: false,
};

const cases: [string, Partial<PassTariff>, Partial<PassQuote>][] = [
  ['whole', {}, { price: 95, saturdays: 14 }],
  ['before it begins', { from: '2026-08-01' }, { price: 95, saturdays: 14 }],
  ['late, at its full price', { from: '2026-11-22' }, { price: 95, saturdays: 3 }],
  ['late, for what is left', { from: '2026-11-22', isProRated: true }, { price: 20, saturdays: 3 }],
  ['the day before a Saturday', { from: '2026-09-18', isProRated: true }, { price: 88, saturdays: 13 }],
  ['that Saturday', { from: '2026-09-19', isProRated: true }, { price: 88, saturdays: 13 }],
  ['the day after', { from: '2026-09-20', isProRated: true }, { price: 81, saturdays: 12 }],
  ['whole, with cents', { price: 95.5, isProRated: true }, { price: 95.5, saturdays: 14 }],
  ['never above its full price', { price: 0.6, from: '2026-09-20', isProRated: true }, { price: 0.6 }],
  ['over', { from: '2026-12-13', isProRated: true }, { price: 0, saturdays: 0 }],
  [
    'without a Saturday',
    { startDate: '2026-11-22', endDate: '2026-11-27', isProRated: true },
    { price: 95, saturdays: 0 },
  ],
];

test.each(cases)('a pass %s', (_, tariff, expected) => {
  expect(quote({ ...autumn, ...tariff })).toMatchObject(expected);
});
