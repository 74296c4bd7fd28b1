import { rules } from 'shared-api';
import { usualSession } from './fields';

const club = {
  ...{ address: '1, rue Saint-Denis', defaultLocation: 'Gymnase Saint-Denis' },
  ...{ defaultPrice: 12.5, maxCapacity: 24, weekday: 6, startTime: '10:00', endTime: '12:00' },
};

test.each([
  ['2026-11-20', 6, '2026-11-21'],
  ['2026-11-21', 6, '2026-11-28'],
  ['2026-11-22', 6, '2026-11-28'],
  ['2026-11-22', 2, '2026-11-24'],
  ['2026-11-22', null, '2026-11-28'],
])('on %s, a club that plays on day %s gets a session on %s', (today, weekday, sessionDate) => {
  expect(usualSession(today, { ...club, weekday })).toMatchObject({ sessionDate });
});

test('a new session begins with the settings of the club', () => {
  expect(usualSession('2026-11-21', { ...club, startTime: '19:30', endTime: '21:00' })).toMatchObject({
    startTime: '19:30',
    endTime: '21:00',
    location: 'Gymnase Saint-Denis',
    maxCapacity: '24',
    dropInPrice: '12.5',
  });
  expect(usualSession('2026-11-21')).toMatchObject({ startTime: '10:00', endTime: '12:00' });
});

test('no place is proposed to a club that has named none', () => {
  const nowhere = { ...club, address: '', defaultLocation: rules.session.location.default };
  expect(usualSession('2026-11-21', nowhere)).toMatchObject({ location: '' });
});
