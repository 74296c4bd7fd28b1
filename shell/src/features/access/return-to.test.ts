import { destinationOf } from './return-to';

test('without a page to go back to, a login leads to the schedule', () => {
  expect(destinationOf(null, 'en')).toBe('/schedule');
  expect(destinationOf({ from: 7 }, 'fr')).toBe('/horaire');
});

test('a login leads back to the page that asked for it, with its query', () => {
  expect(destinationOf({ from: '/attendance-confirmation?sessionId=1' }, 'en')).toBe(
    '/attendance-confirmation?sessionId=1',
  );
});

test('the page is found again in the language that was chosen meanwhile', () => {
  expect(destinationOf({ from: '/profile?a=1' }, 'fr')).toBe('/profil?a=1');
});

test('another site is never gone to', () => {
  expect(destinationOf({ from: '//evil.example/x' }, 'en')).toBe('/schedule');
  expect(destinationOf({ from: 'https://evil.example' }, 'en')).toBe('/schedule');
});
