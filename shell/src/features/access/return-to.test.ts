import { destinationOf, returnPath, usernameIn } from './return-to';

test('without a page to go back to, a login leads to the schedule', () => {
  expect(destinationOf(returnPath(null, ''), 'en')).toBe('/schedule');
  expect(destinationOf(returnPath({ from: 7 }, ''), 'fr')).toBe('/horaire');
});

test('a login leads back to the page that asked for it, with its query', () => {
  const session = '/attendance-confirmation?sessionId=1';
  expect(destinationOf(returnPath({ from: session }, ''), 'en')).toBe(session);
  expect(destinationOf(returnPath(null, `?returnTo=${encodeURIComponent(session)}`), 'en')).toBe(session);
});

test('the guard’s word counts more than the address', () => {
  expect(returnPath({ from: '/profile' }, '?returnTo=/plan-selection')).toBe('/profile');
});

test('the page is found again in the language that was chosen meanwhile', () => {
  expect(destinationOf('/profile?a=1', 'fr')).toBe('/profil?a=1');
  expect(destinationOf(returnPath({ from: '/profile#me' }, ''), 'fr')).toBe('/profil#me');
});

test.each([
  '//evil.example/x',
  'https://evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a//evil.example',
  'javascript:alert(1)',
  ' /schedule',
  `/${'a'.repeat(300)}`,
])('another site is never gone to: %j', (elsewhere) => {
  expect(returnPath({ from: elsewhere }, '')).toBeUndefined();
  expect(returnPath(null, `?returnTo=${encodeURIComponent(elsewhere)}`)).toBeUndefined();
});

test('a username comes from the confirmation', () => {
  expect(usernameIn({ username: 'zoe' })).toBe('zoe');
  expect([null, 'zoe', { username: 7 }].map(usernameIn)).toEqual([undefined, undefined, undefined]);
});
