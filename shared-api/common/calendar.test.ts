import { addDays, addMonths, clubDate, clubTime, daysBetween } from './calendar';

test('today at the club, and days from it over the change of clocks', () => {
  expect(clubDate(Date.parse('2026-11-22T03:30:00Z'))).toBe('2026-11-21');
  expect(addDays('2026-10-31', 1)).toBe('2026-11-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2);
});

test('the club’s clock, in winter and in summer, and at midnight', () => {
  expect(clubTime(Date.parse('2026-11-22T14:05:00Z'))).toBe('09:05');
  expect(clubTime(Date.parse('2026-07-22T14:05:00Z'))).toBe('10:05');
  expect(clubTime(Date.parse('2026-11-22T05:00:00Z'))).toBe('00:00');
});

test('three months from a day, or the last day of a shorter month', () => {
  expect(addMonths('2026-11-21', 3)).toBe('2027-02-21');
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
});
