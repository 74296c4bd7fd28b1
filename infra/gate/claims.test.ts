import { type PageTable, wellKnownPages } from '../../shared-api/common/pages';
import { pageTables } from '../build/page-tables.mjs';
import { emptyTarget, releaseTo, sampleRelease } from '../registry/testing';
import { claimedTwice, claimsAgainstLive, droppedPages } from './claims';

const page = (en: `/${string}`, fr: `/${string}`): PageTable[string] => ({
  path: { en, fr },
  access: 'anyone',
});
const portal = {
  app: 'player-portal',
  pages: { schedule: page('/schedule', '/horaire'), plan: page('/plan', '/forfait') },
};

test('two apps that claim one path are both named', () => {
  const stats = { app: 'stats', pages: { figures: page('/figures', '/horaire') } };
  expect(claimedTwice(stats, [portal])).toEqual([
    '/horaire is claimed by stats/figures and by player-portal/schedule',
  ]);
  expect(claimedTwice(portal, [stats])).toEqual([
    '/horaire is claimed by player-portal/schedule and by stats/figures',
  ]);
});

test('a release is held to the other apps that are live, also those that are not in this repository', async () => {
  const { target } = emptyTarget();
  await releaseTo(
    target,
    sampleRelease('stats', '1.0.0', { pages: { figures: page('/figures', '/horaire') } }),
  );
  await releaseTo(target, sampleRelease('player-portal', '1.0.0', portal));
  expect(await claimsAgainstLive(target, portal)).toEqual([
    '/horaire is claimed by player-portal/schedule and by stats/figures',
  ]);
});

test('so are two apps that call a page alike, and two pages of one app', () => {
  const stats = { app: 'stats', pages: { plan: page('/stats', '/stats') } };
  expect(claimedTwice(stats, [portal])).toEqual([
    '/stats is claimed by stats/plan and by stats/plan',
    'the name plan is claimed by stats/plan and by player-portal/plan',
  ]);
});

test('a page that nobody but its own app links to may go', () => {
  const { schedule } = portal.pages;
  expect(droppedPages({ ...portal, pages: { schedule } }, portal)).toEqual([]);
});

test.each([
  ['dropped', {}, ['the name schedule', '/schedule', '/horaire']],
  ['moved', { schedule: page('/sessions', '/horaire') }, ['/schedule']],
  ['renamed', { sessions: page('/schedule', '/horaire') }, ['the name schedule']],
  [
    'moved, and something else leads on from where it was',
    {
      schedule: page('/sessions', '/seances'),
      formerSchedule: page('/schedule', '/horaire'),
    },
    [],
  ],
])('a page that mails and other apps lead to is %s', (_how, pages: PageTable, gone) => {
  expect(droppedPages({ app: 'player-portal', pages }, portal)).toEqual(
    gone.map((what) => `${what} is in use, in e-mails or other apps: player-portal must keep it`),
  );
});

test('a first release with a table, and one after a release without, have nothing to keep', () => {
  expect(droppedPages(portal, undefined)).toEqual([]);
  expect(droppedPages(portal, { app: 'player-portal' })).toEqual([]);
});

test('the apps here claim nothing twice, and every page that is promised is some app’s', () => {
  const apps = Object.entries(pageTables()).map(([app, pages]) => ({ app, pages }));
  expect(
    apps.flatMap((app) =>
      claimedTwice(
        app,
        apps.filter((other) => other !== app),
      ),
    ),
  ).toEqual([]);
  const all = { app: 'all', pages: Object.assign({}, ...apps.map(({ pages }) => pages)) };
  expect(droppedPages({ app: 'all', pages: {} }, all)).toHaveLength(wellKnownPages.length * 3);
});
