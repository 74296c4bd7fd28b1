import { addDays, addMonths, clubDate, daysBetween } from './calendar';

test('today at the club, and days from it over the change of clocks', () => {
  expect(clubDate(Date.parse('2026-11-22T03:30:00Z'))).toBe('2026-11-21');
  expect(addDays('2026-10-31', 1)).toBe('2026-11-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2);
});

test('three months from a day, or the last day of a shorter month', () => {
  expect(addMonths('2026-11-21', 3)).toBe('2027-02-21');
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
  expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
});
