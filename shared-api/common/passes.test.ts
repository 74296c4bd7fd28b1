import { type PassQuote, type PassTariff, quote, saturdaysBetween } from './passes';

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
  expect(saturdaysBetween(first, last)).toBe(count);
});

/** Fourteen Saturdays for 95 dollars, asked on the first of them. */
const autumn: PassTariff = {
  ...{ price: 95, startDate: '2026-09-12', endDate: '2026-12-12', from: '2026-09-12' },
  ...{ dropInPrice: 10, isProRated: false },
};

const cases: [string, Partial<PassTariff>, Partial<PassQuote>][] = [
  ['whole', {}, { price: 95, saturdays: 14, saves: 45, paysFrom: 10, savesOver: null }],
  ['before it begins', { from: '2026-08-01' }, { price: 95, saturdays: 14, saves: 45 }],
  ['late, at its full price', { from: '2026-11-22' }, { price: 95, saturdays: 3, saves: -65, paysFrom: 10 }],
  [
    'late, for what is left',
    { from: '2026-11-22', isProRated: true },
    { price: 20, saturdays: 3, saves: 10, paysFrom: 2 },
  ],
  ['the day before a Saturday', { from: '2026-09-18', isProRated: true }, { price: 88, saturdays: 13 }],
  ['that Saturday', { from: '2026-09-19', isProRated: true }, { price: 88, saturdays: 13 }],
  ['the day after', { from: '2026-09-20', isProRated: true }, { price: 81, saturdays: 12 }],
  ['whole, with cents', { price: 95.5, isProRated: true }, { price: 95.5, saturdays: 14 }],
  ['never above its full price', { price: 0.6, from: '2026-09-20', isProRated: true }, { price: 0.6 }],
  ['over', { from: '2026-12-13', isProRated: true }, { price: 0, saturdays: 0, saves: 0, paysFrom: 0 }],
  [
    'without a Saturday',
    { startDate: '2026-11-22', endDate: '2026-11-27', isProRated: true },
    { price: 95, saturdays: 0 },
  ],
  ['where drop-in is free', { dropInPrice: 0 }, { saves: -95, paysFrom: null, savesOver: null }],
  ['given away', { price: 0 }, { saves: 140, paysFrom: 0, savesOver: 40 }],
  ['for exactly 40 % less', { price: 84 }, { saves: 56, savesOver: null }],
  ['for a cent under that', { price: 83.99 }, { saves: 56.01, savesOver: 40 }],
  ['at the price of so many games', { price: 90 }, { paysFrom: 9 }],
  ['a dime over that', { price: 90.1 }, { paysFrom: 10 }],
  ['in dimes, which binary fractions blur', { price: 1.1, dropInPrice: 0.1 }, { paysFrom: 11 }],
];

test.each(cases)('a pass %s', (_, tariff, expected) => {
  expect(quote({ ...autumn, ...tariff })).toMatchObject(expected);
});
