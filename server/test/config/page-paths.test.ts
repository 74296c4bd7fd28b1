import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { livePages, pagePaths } from '../../src/config/page-paths';

const missing: string[] = [];
const report = (name: string) => void missing.push(name);
afterEach(() => missing.splice(0));

let written = 0;
const publish = (site: string, tables: object) => {
  const file = join(site, 'registry/pages.json');
  mkdirSync(join(site, 'registry'), { recursive: true });
  writeFileSync(file, JSON.stringify(tables));
  // A new time for each: this does not test two releases within the clock's resolution.
  utimesSync(file, ++written, written);
};
const schedule = { path: { en: '/sessions', fr: '/seances' }, access: 'anyone' };

test('without the site, links go by what the server was built with', () => {
  const pathTo = pagePaths(livePages('/nonexistent'), report);
  expect(pathTo('attendanceLink', 'fr', { sessionId: '1' })).toBe('/presence/confirmer?sessionId=1');
  expect(missing).toEqual([]);
});

test('with it, by what is live, from the moment of its release', () => {
  const site = mkdtempSync(join(tmpdir(), 'courtside-site-'));
  const pathTo = pagePaths(livePages(site), report);
  expect(pathTo('schedule', 'fr')).toBe('/horaire');
  publish(site, { 'player-portal': { schedule } });
  expect(pathTo('schedule', 'fr')).toBe('/seances');
  publish(site, { 'player-portal': { schedule: { ...schedule, path: { en: '/s', fr: '/fr/s' } } } });
  expect([pathTo('schedule', 'en'), pathTo('schedule', 'fr')]).toEqual(['/s', '/fr/s']);
});

test('an app whose live release names no pages keeps those that the server was built with', () => {
  const site = mkdtempSync(join(tmpdir(), 'courtside-site-'));
  publish(site, { shell: null, 'player-portal': { schedule } });
  expect(pagePaths(livePages(site), report)('login', 'fr')).toBe('/connexion');
});

test('a page that no app has leads home, and is reported', () => {
  const site = mkdtempSync(join(tmpdir(), 'courtside-site-'));
  publish(site, { 'player-portal': { schedule } });
  expect(pagePaths(livePages(site), report)('mySessions', 'fr', { page: 2 })).toBe('/fr');
  expect(missing).toEqual(['mySessions']);
});

test.each([
  ['half of it', '{"player-portal":{"sched'],
  ['no table', '{"player-portal":{"schedule":{}}}'],
  ['nothing', ''],
])('when the site’s tables are damaged (%s), links go by what was known before', (_what, text) => {
  const site = mkdtempSync(join(tmpdir(), 'courtside-site-'));
  const file = join(site, 'registry/pages.json');
  const [later, fresh] = [pagePaths(livePages(site), report), pagePaths(livePages(site), report)];
  publish(site, { 'player-portal': { schedule } });
  expect(later('schedule', 'fr')).toBe('/seances');
  writeFileSync(file, text);
  utimesSync(file, ++written, written);
  expect([later('schedule', 'fr'), fresh('schedule', 'fr')]).toEqual(['/seances', '/horaire']);
});
