import { createFormatters } from '@formatjs/intl';
import { formatsOf } from './format';

const { date, time, money, number, percent } = formatsOf('en', createFormatters());
const french = formatsOf('fr', createFormatters());

test.each(['2026-02-30', 'soon', '2026-13-01', '1/2', ''])('%p is no date', (wrong) => {
  expect(() => date(wrong)).toThrow(RangeError);
});

test.each(['25:00', 'noon', '10:75'])('%p is no time', (wrong) => {
  expect(() => time(wrong)).toThrow(RangeError);
});

test('what is negative has a minus, not a hyphen', () => {
  expect([money(-10), number(-1234.5), percent(-0.5)]).toEqual([
    '\u2212$10.00',
    '\u22121,234.5',
    '\u221250%',
  ]);
  expect(french.money(-10)).toBe('\u221210,00\u00a0$');
  expect(french.number(-2)).toBe('\u22122');
});
