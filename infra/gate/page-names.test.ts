import type { PagePath } from '../../shared-api/common/pages';
import { pageTables } from '../build/page-tables.mjs';
import { unusablePages } from './page-names';

const one = (name: string, fr: PagePath) => ({
  app: 'stats',
  pages: JSON.parse(JSON.stringify({ [name]: { path: { en: '/stats', fr }, access: 'anyone' } })),
});

test('the pages of all apps here can be used', () => {
  const tables = Object.entries(pageTables());
  expect(tables.flatMap(([app, pages]) => unusablePages({ app, pages }))).toEqual([]);
  expect(unusablePages({ app: 'stats' })).toEqual([]);
});

test.each<PagePath>([
  '/stats/:',
  '/stats/:the-id',
  '/equipe/*',
  '/été',
  '/equipe/',
  '//evil.example',
  '/a//b',
  '/Equipe',
  '/equipe?jour=1',
  '/../equipe',
  '/equipe.json',
  '/%2e',
])('%s is no address', (path) => {
  expect(unusablePages(one('stats', path))).toEqual([
    `stats/stats: ${path} is no address: small letters, digits, hyphens, no end slash`,
  ]);
});

test.each<PagePath>([
  '/api',
  '/api/v2',
  '/r/stats',
  '/registry/x',
  '/assets',
  '/auth/x',
  '/pages/x',
  '/metrics',
])('%s would never be reached', (path) => {
  expect(unusablePages(one('stats', path))).toEqual([
    `stats/stats: ${path} is answered by the web server, never by a page`,
  ]);
});

test.each(['', 'a/b', '__proto__', 'Stats', 'all time', '1st'])('"%s" is no name', (name) => {
  expect(unusablePages(one(name, '/fr/stats'))).toEqual([
    `stats/${name}: a page's name is letters and digits, and begins with a small letter`,
  ]);
});

test('addresses that only begin like the web server’s are pages’', () => {
  for (const path of ['/authors', '/rules', '/r2', '/registry-of-players', '/fr/api'] as const)
    expect(unusablePages(one('stats', path))).toEqual([]);
});
