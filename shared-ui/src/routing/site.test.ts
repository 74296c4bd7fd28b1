import { Fragment } from 'react';
import { type SentRequest, serve } from '../testing/server';
import { pageRoutes } from './page-routes';
import {
  alternatePath,
  canonicalPath,
  localeOf,
  pageAround,
  pageNameOf,
  pathFor,
  recordIdOf,
  registerPages,
} from './site';

test.each([
  ['login', '/login', '/connexion'],
  ['faq', '/faq', '/fr/faq'],
  ['admin-console/adminSessions', '/admin/sessions', '/admin/seances'],
] as const)(
  '%s has its two paths, each of which says its language and leads to the other',
  (name, en, fr) => {
    expect([pathFor(name as 'login', 'en'), pathFor(name as 'login', 'fr')]).toEqual([en, fr]);
    expect([localeOf(en), localeOf(`${fr}/`)]).toEqual(['en', 'fr']);
    expect([alternatePath(en), alternatePath(fr)]).toEqual([fr, en]);
    expect(name.endsWith(pageNameOf(fr) ?? 'nothing')).toBe(true);
  },
);

test('switching the language keeps the query and what follows the path', () => {
  expect(alternatePath('/attendance/confirm', '?sessionId=1&userId=2')).toBe(
    '/presence/confirmer?sessionId=1&userId=2',
  );
  expect(alternatePath('/admin/seances/42', '?page=3')).toBe('/admin/sessions/42?page=3');
});

test('a path that no page has is English, unless it is below /fr', () => {
  expect([localeOf('/nowhere'), pageNameOf('/nowhere'), alternatePath('/nowhere')]).toEqual([
    'en',
    undefined,
    '/fr',
  ]);
  expect([localeOf('/fr/nowhere'), pageNameOf('/fr/nowhere'), alternatePath('/fr/nowhere')]).toEqual([
    'fr',
    undefined,
    '/',
  ]);
  expect(localeOf('/frites')).toBe('en');
});

test('below a page’s path the page itself is found, the most particular one first', () => {
  expect(pageAround('/admin/audit/42')).toMatchObject({ app: 'admin-console', name: 'adminAudit' });
  expect(pageAround('/admin/nothing')).toMatchObject({ name: 'admin', access: 'admin' });
  expect(pageAround('/nothing')).toBeUndefined();
});

test('a record’s page has its id in its address, in either language', () => {
  expect(pageAround('/admin/sessions/42')?.name).toBe('adminSession');
  expect([pageNameOf('/admin/seances/42'), recordIdOf('/admin/seances/42/')]).toEqual(['adminSession', '42']);
  expect(pageNameOf('/admin/sessions')).toBe('adminSessions');
  expect(pathFor('admin-console/adminSession', 'fr', { id: 'a b', view: 'table' })).toBe(
    '/admin/seances/a%20b?view=table',
  );
  expect(alternatePath('/admin/sessions/a%20b/more', '?x=1')).toBe('/admin/seances/a%20b/more?x=1');
});

test.each([
  ['/Schedule', '/schedule', 'en'],
  ['/HORAIRE/', '/horaire', 'fr'],
  ['/FR/Horaire', '/horaire', 'fr'],
  ['/FR/FAQ', '/fr/faq', 'fr'],
  ['/FR', '/fr', 'fr'],
  ['/Sessions', '/schedule', 'en'],
  ['/seances', '/horaire', 'fr'],
  ['/Sessions/aB3', '/sessions/aB3', 'en'],
  ['/fr/admin/Seances/aB3/More', '/admin/seances/aB3/More', 'fr'],
  ['/No/Such', '/No/Such', 'en'],
])('%s is the page %s, in its language', (given, own, locale) => {
  expect(canonicalPath(given)).toBe(own);
  expect(localeOf(given)).toBe(locale);
  expect(pageNameOf(given)).toBe(pageNameOf(own));
});

test('a link to a path is that path; a query leaves out what is not there', () => {
  expect(pathFor('/horaire', 'fr', { page: 2, search: undefined, open: true })).toBe(
    '/horaire?page=2&open=true',
  );
});

test('a link to a page that no app has leads home, and the server’s log is told once', () => {
  const sent: SentRequest[] = serve({ 'POST /api/v1/Telemetry/remotes': null });
  const links = [pathFor('stats/guests', 'en', { page: 2 }), pathFor('stats/guests', 'fr')];
  expect(links).toEqual(['/', '/fr']);
  expect(sent.map(({ body }) => body)).toEqual([
    { remote: 'stats', cause: 'noSuchPage', detail: 'a link to stats/guests' },
  ]);
});

test('an app’s table takes the place of what was known of it, and leaves the others', () => {
  const guests = { path: { en: '/guests', fr: '/invites' }, access: 'player' } as const;
  registerPages({ stats: { guests, former: { ...guests, path: { en: '/former', fr: '/ancien' } } } });
  expect(localeOf('/invites')).toBe('fr');
  registerPages({ stats: { guests } });
  expect([pageNameOf('/former'), pageNameOf('/guests'), pageNameOf('/schedule')]).toEqual([
    undefined,
    'guests',
    'schedule',
  ]);
});

test('each page has a route for either path, which says who may see it', () => {
  const load = async () => ({ Component: Fragment });
  expect(pageRoutes({ guests: { path: { en: '/guests', fr: '/invites' }, access: 'player', load } })).toEqual(
    [
      { path: '/guests', handle: { access: 'player' }, lazy: load },
      { path: '/invites', handle: { access: 'player' }, lazy: load },
    ],
  );
});
