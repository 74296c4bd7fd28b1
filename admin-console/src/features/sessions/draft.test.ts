import { nextSaturday, usualSession } from './draft';

test('a new session is on the Saturday that comes', () => {
  expect(nextSaturday('2026-11-20')).toBe('2026-11-21');
  expect(nextSaturday('2026-11-21')).toBe('2026-11-28');
  expect(nextSaturday('2026-11-22')).toBe('2026-11-28');
});

test('it begins with the usual hours and the settings of the club', () => {
  expect(
    usualSession('2026-11-21', {
      defaultLocation: 'Gymnase Saint-Denis',
      defaultPrice: 12.5,
      maxCapacity: 24,
    }),
  ).toMatchObject({
    sessionDate: '2026-11-28',
    startTime: '10:00',
    endTime: '12:00',
    location: 'Gymnase Saint-Denis',
    maxCapacity: '24',
    dropInPrice: '12.5',
  });
});
