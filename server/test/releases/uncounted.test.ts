import { releaseCounts } from '../../src/db/schema';
import type { Club } from '../support/club';
import { broken, clubWithSite, reportFailure, reportViews } from './site';

let club: Club;
beforeAll(async () => {
  ({ club } = await clubWithSite());
});
afterAll(() => club.close());

test('what names no kept build, or waits for the other half of a release, is not counted', async () => {
  const ana = await club.person();
  await reportViews(club, ana, 'invented', 5);
  await reportViews(club, ana, broken.build, 5, 'another-app');
  await reportFailure(club, ana, 'invented');
  await club.call('POST /api/v1/Telemetry/remotes', {
    as: ana,
    body: { remote: 'player-portal', build: broken.build, cause: 'incompatible' },
  });
  expect(await club.database.db.$count(releaseCounts)).toBe(0);
});

test('what a browser reports whose login has just ended is dropped, not refused', async () => {
  const ana = await club.person();
  await club.call('POST /auth/logout', { as: ana });
  expect((await reportViews(club, ana, broken.build, 5)).status).toBe(204);
  expect(await club.database.db.$count(releaseCounts)).toBe(0);
});

test.each([
  ['a way out of the folder', { app: '../secrets', build: 'b1', views: 1 }],
  ['another folder’s build', { app: 'player-portal', build: '../b1', views: 1 }],
  ['no page at all', { app: 'player-portal', build: 'b1', views: 0 }],
  ['more pages than anybody opens', { app: 'player-portal', build: 'b1', views: 1000 }],
])('%s is refused', async (_what, view) => {
  const reply = await club.call('POST /api/v1/Telemetry/views', {
    as: await club.person(),
    body: { views: [view] },
  });
  expect(reply.status).toBe(400);
});

test('nobody reports views without end', async () => {
  const ana = await club.person();
  const statuses: number[] = [];
  for (let turn = 0; turn < 101; turn++)
    statuses.push((await reportViews(club, ana, broken.build, 1)).status);
  expect(statuses.filter((status) => status === 204)).toHaveLength(100);
  expect(statuses.at(-1)).toBe(429);
});
