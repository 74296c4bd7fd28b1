import { pathFor } from 'shared-api/paths';
import { alternatePath, localeOf, routeNames, routeOf, routePaths } from './paths';

test.each([
  ['login', '/login', '/connexion'],
  ['registerSuccess', '/register-success', '/inscription-reussie'],
  ['resetPassword', '/reset-password', '/reinitialiser-mot-de-passe'],
  ['restoreEmail', '/restore-email', '/retablir-courriel'],
  ['attendanceConfirmation', '/attendance-confirmation', '/confirmation-presence'],
  ['adminSessions', '/admin/sessions', '/admin/seances'],
  ['adminSettings', '/admin/settings', '/admin/parametres'],
] as const)('%s has its two paths', (name, en, fr) => {
  expect(routePaths(name)).toEqual([en, fr]);
});

test('every page is told from every other, in both languages', () => {
  const paths = routeNames.flatMap((name) => routePaths(name));
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(routeNames)('%s', (name) => {
  const [en, fr] = routePaths(name);
  test('says its language', () => {
    expect([localeOf(en), localeOf(fr)]).toEqual(['en', 'fr']);
    expect([routeOf(en), routeOf(`${fr}/`)]).toEqual([name, name]);
  });
  test('leads to itself in the other language and back', () => {
    expect(alternatePath(en)).toBe(fr);
    expect(alternatePath(fr)).toBe(en);
  });
});

test('switching the language keeps the query and what follows the path', () => {
  expect(alternatePath('/attendance/confirm', '?sessionId=1&userId=2')).toBe(
    '/presence/confirmer?sessionId=1&userId=2',
  );
  expect(alternatePath('/admin/seances/42', '?page=3')).toBe('/admin/sessions/42?page=3');
});

test('a path that no page has is English, unless it is below /fr', () => {
  expect([localeOf('/nowhere'), routeOf('/nowhere'), alternatePath('/nowhere')]).toEqual([
    'en',
    undefined,
    '/fr',
  ]);
  expect([localeOf('/fr/nowhere'), routeOf('/fr/nowhere'), alternatePath('/fr/nowhere')]).toEqual([
    'fr',
    undefined,
    '/',
  ]);
  expect(localeOf('/frites')).toBe('en');
});

test('a query leaves out what is not there', () => {
  expect(pathFor('schedule', 'fr', { page: 2, search: undefined, open: true })).toBe(
    '/horaire?page=2&open=true',
  );
});
