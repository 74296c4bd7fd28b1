import { createFormatters } from '@formatjs/intl';
import { formatsOf } from './format';

const { date, time } = formatsOf('en', createFormatters());

test.each(['2026-02-30', 'soon', '2026-13-01', '1/2', ''])('%p is no date', (wrong) => {
  expect(() => date(wrong)).toThrow(RangeError);
});

test.each(['25:00', 'noon', '10:75'])('%p is no time', (wrong) => {
  expect(() => time(wrong)).toThrow(RangeError);
});
