import { createFormatters } from '@formatjs/intl';
import { createFormat } from './create-format';

const formatters = createFormatters();
const english = createFormat(
  'en',
  {
    missing: 'N/A',
    invalidDate: 'Invalid date',
    invalidTime: 'Invalid time',
    range: (start, end) => `${start} to ${end}`,
  },
  formatters,
);
const french = createFormat(
  'fr',
  {
    missing: 'S. O.',
    invalidDate: 'Date non valide',
    invalidTime: 'Heure non valide',
    range: (start, end) => `${start} à ${end}`,
  },
  formatters,
);
/** Replaces non-breaking spaces by plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('a calendar date is the same day in every zone', () => {
  expect(english.date('2026-11-21', 'full')).toBe('Saturday, November 21, 2026');
  expect(french.date('2026-11-21', 'full')).toBe('samedi 21 novembre 2026');
  expect(french.date('2026-08-01', 'day', Date.parse('2026-07-30'))).toBe('samedi 1er août');
});

test('a day says its year where it would be in doubt', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(english.date('2027-03-06', 'day', now)).toBe('Saturday, March 6');
  expect(english.date('2027-08-07', 'day', now)).toBe('Saturday, August 7, 2027');
  // No line breaks within a short date, but before the year: with it, it is too long for the narrowest card.
  expect(french.date('2025-11-22', 'shortDay', now)).toBe('sam.\u00a022\u00a0nov. 2025');
  expect(english.date('2027-08-28', 'shortDay', now)).toBe('Sat,\u00a0Aug\u00a028, 2027');
  expect(english.date('2026-11-28', 'shortDay', now)).toBe('Sat,\u00a0Nov\u00a028');
});

test('an instant is shown at the club’s clock', () => {
  expect(english.date('2026-11-22T03:30:00Z', 'long')).toBe('November 21, 2026');
  expect(plain(french.dateTime('2026-11-22T03:30:00Z', 'long'))).toBe('21 novembre 2026, 22 h 30');
});

test('times as each language writes them', () => {
  expect(plain(english.timeRange('10:00', '12:00'))).toBe('10:00 AM to 12:00 PM');
  expect(plain(french.timeRange('10:00', '12:00'))).toBe('10 h à 12 h');
  expect(plain(french.time('09:30'))).toBe('9 h 30');
  expect(plain(english.time('00:05'))).toBe('12:05 AM');
});

test('money and percentages', () => {
  expect([english.money(10), plain(french.money(10))]).toEqual(['$10.00', '10,00 $']);
  expect([english.percent(0.9), plain(french.percent(0.9))]).toEqual(['90%', '90 %']);
  expect(plain(french.money(1234.5))).toBe('1 234,50 $');
});

test('what is missing and what cannot be read', () => {
  expect([english.date(null), english.time(undefined), english.money(null), english.dateTime('')]).toEqual(
    Array(4).fill('N/A'),
  );
  for (const wrong of ['2026-02-30', 'soon', '2026-13-01', '1/2'])
    expect(english.date(wrong)).toBe('Invalid date');
  for (const wrong of ['25:00', 'noon', '10:75']) expect(english.time(wrong)).toBe('Invalid time');
  expect(french.dateTime('hier')).toBe('Date non valide');
});

test('how long ago, and until when', () => {
  const now = Date.parse('2026-11-21T15:00:00Z');
  expect(english.relative('2026-11-24T15:00:00Z', now)).toBe('in 3 days');
  expect(french.relative('2026-11-20T15:00:00Z', now)).toBe('hier');
});
